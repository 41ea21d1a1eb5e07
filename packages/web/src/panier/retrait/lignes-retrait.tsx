/** Lines of a stop, or what is left: folded, as one looks at the stores first. */
import { ChevronDown } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface LigneDite {
  ligneId: number;
  reference: string;
  libelle: string;
  quantite: number;
  /** Why it is here. */
  raison?: string;
}

interface Props {
  titre: string;
  lignes: readonly LigneDite[];
  /** The count of all, where `lignes` are the first. */
  nombre: number;
}

export function LignesRetrait({ titre, lignes, nombre }: Props) {
  const t = useTexts('plan-retrait');
  const locale = useLocale();
  const autres = nombre - lignes.length;
  return (
    <details className="group/lignes mt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-link hover:underline sm:min-h-8 [&::-webkit-details-marker]:hidden">
        {titre}
        <ChevronDown
          size={16}
          aria-hidden
          className="transition-transform group-open/lignes:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line type-meta">
        {lignes.map(({ ligneId, reference, libelle, quantite, raison }) => (
          <li key={ligneId} className="flex justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="type-ref">{reference}</span>{' '}
              <span className="text-text-2">{libelle}</span>
              {raison !== undefined && <span className="block text-warn">{raison}</span>}
            </span>
            <span className="shrink-0">× {formatNombre(locale, quantite)}</span>
          </li>
        ))}
        {autres > 0 && (
          <li className="py-1.5 text-text-2">
            {t('arrets.suite', { count: autres, nombre: formatNombre(locale, autres) })}
          </li>
        )}
      </ul>
    </details>
  );
}
