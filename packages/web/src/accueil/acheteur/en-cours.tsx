import type { CommandeResumee } from '@comptoir/contract/commandes/commande.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { jourDate } from '@comptoir/contract/words/jours-dits.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Rangees } from './rangees.tsx';

interface Props {
  commandes: readonly CommandeResumee[];
  /** How many are under way in all. */
  nombre: number;
  jour: string;
}

/** Orders under way, the first to arrive first: when, what, where. */
export function EnCours({ commandes, nombre, jour }: Props) {
  const t = useTexts('accueil');
  const tCommandes = useTexts('commandes');
  const locale = useLocale();
  if (commandes.length === 0) return null;
  return (
    <Rangees
      titre={t('enCours.titre')}
      lien={{ href: liens.commandes(locale), libelle: t('enCours.toutes', { count: nombre }) }}
    >
      {commandes.map(({ key, numero, etat, chantiers, netHT, prevueLe, modeLivraison }) => (
        <li
          key={key}
          className="relative flex items-start justify-between gap-4 py-3 hover:bg-sunk"
        >
          <div className="min-w-0">
            <p className="type-name first-letter:uppercase">
              {modeLivraison === 'livraison'
                ? t('enCours.livraison', { jour: jourDate(locale, prevueLe, jour) })
                : t('enCours.retrait', { jour: jourDate(locale, prevueLe, jour) })}
            </p>
            <p className="type-meta text-pretty text-text-2 sm:truncate">
              <Lien
                href={liens.commande(locale, key)}
                className="type-ref -outline-offset-2 after:absolute after:inset-0"
              >
                {numero}
              </Lien>
              {chantiers.length > 0 && ` · ${chantiers.join(', ')}`}
            </p>
          </div>
          <div className="shrink-0 text-right">
            <p className="type-name">{formatArgent(locale, netHT)}</p>
            <p className="type-meta text-text-2">{tCommandes(`etats.${etat}`)}</p>
          </div>
        </li>
      ))}
    </Rangees>
  );
}
