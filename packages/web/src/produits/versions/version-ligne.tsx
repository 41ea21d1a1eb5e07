import { memo } from 'react';
import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  AjoutPanier,
  BoutonListe,
  lienArticle,
  paliersUtiles,
  prixPourQuantite,
  StockArticle,
  usePrixAffiche,
} from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { valeurAxe } from './libelle-version.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import type { Axe } from './versions.ts';

/** A tier that costs what one alone costs is none. */
function isPalier(tarif: TarifAffiche, quantite: number): boolean {
  return paliersUtiles(tarif).some((palier) => palier.quantite === quantite);
}

export const CELL = 'border-b border-line px-2 py-1 first:pl-3 last:pr-0';
export const FIGURE = 'text-right!';
/** Columns that a narrow desk gives up. */
export const WIDE = 'max-xl:hidden';

interface Props {
  article: ArticleVendu;
  current: boolean;
  axes: readonly Axe[];
  paliers: readonly number[];
  /** Grams. */
  poids: number | undefined;
  isWeighed: boolean;
  jour: string;
}

/** One version: its values, its price and tiers, its stock, a quantity and add. */
export const VersionLigne = memo(function VersionLigne(props: Props) {
  const { article, current, axes, paliers, poids, isWeighed, jour } = props;
  const t = useTexts('produits');
  const locale = useLocale();
  const affiche = usePrixAffiche();
  const absent = t('versions.absent');
  const { tarif, attributs, disponibilite } = article;
  const [arrivage] = disponibilite.arrivages;
  const cell = clsx(CELL, 'h-11 type-meta');
  return (
    <tr className={clsx(current ? 'bg-sel' : 'hover:bg-sunk')}>
      <th
        scope="row"
        className={clsx(cell, 'text-left', current && 'shadow-[inset_3px_0_0_var(--color-link)]')}
      >
        <Lien
          href={lienArticle(locale, article)}
          aria-current={current ? 'true' : undefined}
          className="type-ref hover:text-link hover:underline"
        >
          {article.reference}
        </Lien>
        {current && <span className="sr-only"> {t('versions.courante')}</span>}
      </th>
      {axes.map((axe) => {
        const valeur = attributs[axe.attribut.code];
        return (
          <td
            key={axe.attribut.code}
            className={clsx(cell, axe.attribut.type === 'nombre' && FIGURE)}
          >
            {valeur === undefined ? absent : valeurAxe(locale, axe, valeur)}
          </td>
        );
      })}
      {isWeighed && (
        <td className={clsx(cell, FIGURE, WIDE)}>
          {poids === undefined ? absent : formatNombre(locale, poids / 1000)}
        </td>
      )}
      <td className={clsx(cell, FIGURE, 'font-[640] whitespace-nowrap')}>
        {tarif ? formatArgent(locale, affiche(tarif, tarif.prixNetHT)) : t('prix.surDemande')}
      </td>
      {paliers.map((quantite) => (
        <td key={quantite} className={clsx(cell, FIGURE, WIDE, 'whitespace-nowrap')}>
          {tarif && isPalier(tarif, quantite)
            ? formatArgent(locale, affiche(tarif, prixPourQuantite(tarif, quantite)))
            : absent}
        </td>
      ))}
      <td className={cell}>
        <StockArticle disponibilite={disponibilite} jour={jour} variant="colonne" />
      </td>
      <td className={clsx(cell, WIDE, 'whitespace-nowrap text-text-2')}>
        {arrivage
          ? t('versions.arrivage', {
              quantite: formatNombre(locale, arrivage.quantite),
              jour: jourDit(locale, arrivage.date, jour),
            })
          : absent}
      </td>
      <td className={clsx(cell, 'w-0')}>
        <div className="flex items-center justify-end gap-1">
          <BoutonListe article={article} variant="icone" />
          <AjoutPanier article={article} variant="tableau" />
        </div>
      </td>
    </tr>
  );
});
