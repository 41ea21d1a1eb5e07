/** Rules, one line each: kept, or not. */
import { CircleCheck, CircleX } from 'lucide-react';
import type { Controle } from '@comptoir/contract/factures/factures.contract.ts';

interface Props {
  controles: readonly Controle[];
  /** Their words say enough. */
  sansCode?: boolean;
}

export function ListeControles({ controles, sansCode = false }: Props) {
  return (
    <ul className={sansCode ? 'mt-2 grid gap-1' : 'mt-2 grid gap-x-8 sm:grid-cols-2'}>
      {controles.map(({ code, tenue, texte }) => (
        <li key={code} data-tenue={tenue} className="flex items-baseline gap-2 py-0.5 type-meta">
          {tenue ? (
            <CircleCheck size={14} aria-hidden className="shrink-0 text-ok" />
          ) : (
            <CircleX size={14} aria-hidden className="shrink-0 text-err" />
          )}
          {!sansCode && <span className="w-26 shrink-0 type-ref">{code}</span>}
          <span className={tenue ? undefined : 'font-[620] text-err'}>{texte}</span>
        </li>
      ))}
    </ul>
  );
}
