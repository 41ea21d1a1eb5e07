import { clsx } from 'clsx';
import type { Montant } from '@comptoir/contract/argent.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  palierEnVigueur,
  paliersUtiles,
  PrixUnitaire,
  usePrixAffiche,
} from '../../../articles/articles.public.ts';
import { MONTRE_MONTANTS, usePrixDeVente } from '../../../discretion/prix-vente.public.ts';
import type { Seuil } from './colonnes.ts';
import type { MotsTableau } from './mots-tableau.ts';

interface CellulesPrixProps {
  article: ArticleVendu;
  /** What the head or the group says of each column; a row with another says so itself. */
  seuils: readonly Seuil[];
  quantite: number;
  mots: MotsTableau;
}

const EN_VIGUEUR = 'font-[640] text-link outline-1 -outline-offset-1 outline-link';
const SEUL_EN_VIGUEUR = 'xl:text-link xl:outline-1 xl:-outline-offset-1 xl:outline-link';

/** Price of one, then of the tiers; the one the quantity reaches is boxed. Narrow: one price. */
export function CellulesPrix({ article, seuils, quantite, mots }: CellulesPrixProps) {
  const { t, locale } = mots;
  const { tarif } = article;
  const enVente = usePrixDeVente(tarif);
  const affiche = usePrixAffiche();
  if (!tarif) {
    return (
      <td colSpan={1 + seuils.length} className="text-right text-text-2 sm:px-2">
        {t('tableau.surDemande')}
      </td>
    );
  }
  const unitaire = (pour: number) => (
    <PrixUnitaire
      article={article}
      quantite={pour}
      longueur="court"
      className="block type-caption font-[420] text-text-2"
    />
  );
  const argent = (prix: Montant) => formatArgent(locale, affiche(tarif, prix));
  if (enVente) {
    return (
      <>
        <td {...MONTRE_MONTANTS} className="text-right font-[640] whitespace-nowrap sm:px-2">
          {argent(enVente(tarif.prixNetHT))}
          {unitaire(1)}
        </td>
        {seuils.map((_, colonne) => (
          <td key={colonne} className="px-2 text-right text-text-2 max-xl:hidden">
            –
          </td>
        ))}
      </>
    );
  }
  const paliers = paliersUtiles(tarif);
  // Without a column of its own, the next tier stands under the price at any width.
  const sansColonne = seuils.length === 0;
  const rang = quantite > 0 ? palierEnVigueur({ paliers }, quantite) : -1;
  const atteint = paliers[rang];
  const suivant = paliers[rang + 1];
  const seul = argent(tarif.prixNetHT);
  return (
    <>
      <td
        className={clsx(
          'text-right whitespace-nowrap sm:px-2',
          rang < 0 && 'font-[640]',
          quantite > 0 && rang < 0 && SEUL_EN_VIGUEUR,
        )}
      >
        {!sansColonne && (
          <span className="max-xl:hidden">
            {seul}
            {unitaire(1)}
          </span>
        )}
        <span className={clsx(!sansColonne && 'xl:hidden')}>
          <b className="font-[640]">{atteint ? argent(atteint.prixNetHT) : seul}</b>
          {(atteint ?? suivant) && (
            <span className="block type-caption font-[420] text-text-2">
              {atteint
                ? t('tableau.palierAtteint', { seuil: atteint.quantite })
                : t('tableau.palierSuivant', {
                    seuil: suivant?.quantite ?? 0,
                    prix: suivant ? argent(suivant.prixNetHT) : '',
                  })}
            </span>
          )}
          {unitaire(Math.max(1, quantite))}
        </span>
      </td>
      {seuils.map((seuil, colonne) => {
        // Beyond the last column, the tier reached takes its place.
        const isLast = colonne === seuils.length - 1;
        const montre = isLast ? Math.max(colonne, rang) : colonne;
        const palier = paliers[montre];
        return (
          <td
            key={colonne}
            className={clsx(
              'px-2 text-right whitespace-nowrap max-xl:hidden',
              palier && montre === rang ? EN_VIGUEUR : 'text-text-2',
            )}
          >
            {palier && argent(palier.prixNetHT)}
            {palier && palier.quantite !== seuil && (
              <span className="block type-caption font-[420]">
                {t('tableau.des', { seuil: formatNombre(locale, palier.quantite) })}
              </span>
            )}
          </td>
        );
      })}
    </>
  );
}
