/** Customers pinned or acted for lately, one press away. */
import type { ClientSuivi } from '@comptoir/contract/delegue/tournee.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { NomClient } from './nom-client.tsx';

interface Props {
  clients: readonly ClientSuivi[];
  busy: boolean;
  onAgir: (utilisateurId: number) => void;
}

export function APortee({ clients, busy, onAgir }: Props) {
  const t = useTexts('delegue');
  if (clients.length === 0) return null;
  return (
    <section aria-labelledby="a-portee">
      <h2 id="a-portee" className="border-b-2 border-text pb-2 type-h2">
        {t('tournee.aPortee')}
      </h2>
      <ul className="divide-y divide-line border-b border-line">
        {clients.map(({ id, libelle, code, ville, epingle, utilisateur }) => (
          <li key={id} className="flex min-h-14 items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-2 type-label">
                <NomClient libelle={libelle} epingle={epingle} />
              </span>
              <span className="block type-meta text-text-2">{`${code} · ${ville}`}</span>
            </span>
            {utilisateur ? (
              <Button
                size="sm"
                disabled={busy}
                aria-label={t('recherche.agirPour', { nom: `${libelle}, ${utilisateur.nom}` })}
                onClick={() => onAgir(utilisateur.id)}
              >
                {t('recherche.agirCourt')}
              </Button>
            ) : (
              <span className="type-caption text-text-2">{t('recherche.sansAcces')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
