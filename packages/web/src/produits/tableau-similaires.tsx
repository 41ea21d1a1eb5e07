import { clsx } from 'clsx';
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import {
  AjoutPanier,
  formatAttribut,
  ImageArticle,
  lienArticle,
  NomArticle,
  NoteArticle,
  PrixArticle,
  ReferenceRangee,
  StockArticle,
  useIsTtc,
} from '../articles/articles.public.ts';
import { Lien } from '../page/lien.tsx';
import { attributsDifferents } from './versions/attributs-differents.ts';
import { Badge } from '../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

interface Props {
  article: ArticleVendu;
  equivalents: readonly ArticleVendu[];
  /** Those the product carries: others have no counterpart to compare with. */
  attributs: readonly Attribut[];
  jour: string;
  close: () => void;
}

const CELL = 'border-b border-line px-3 py-2 align-top type-meta';
const HEAD = 'sticky left-0 z-10 bg-bg text-left type-head text-text-2 min-w-28 sm:pl-6';

/** One column per article, the one on the page first; what differs from it stands out. */
export function TableauSimilaires({ article, equivalents, attributs, jour, close }: Props) {
  const t = useTexts('produits');
  const locale = useLocale();
  const isTtc = useIsTtc();
  const colonnes = [article, ...equivalents];
  const absent = t('versions.absent');
  const differents = attributsDifferents(attributs, colonnes);
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t('similaires.titre')}</caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(CELL, HEAD)}>
              {t('similaires.article')}
            </th>
            {colonnes.map((each) => (
              <th key={each.id} scope="col" className={clsx(CELL, 'min-w-50 text-left')}>
                <ImageArticle image={each.image} slot="rangee" alt="" className="h-20 w-full p-2" />
                <span className="mt-2 flex items-center justify-between gap-2 font-[420] text-text-2">
                  {each.marque.nom}
                  {each === article && <Badge tone="sel">{t('similaires.celui')}</Badge>}
                </span>
                <Lien
                  href={lienArticle(locale, each)}
                  onClick={close}
                  className="block type-name hover:underline"
                >
                  <NomArticle article={each} />
                </Lien>
                <ReferenceRangee article={each} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={clsx(CELL, HEAD)}>
              {t(isTtc ? 'similaires.prixTtc' : 'similaires.prix')}
            </th>
            {colonnes.map(({ id, tarif, unite, contenu }) => (
              <td key={id} className={CELL}>
                <PrixArticle variant="rangee" tarif={tarif} unite={unite} contenu={contenu} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={clsx(CELL, HEAD)}>
              {t('similaires.stock')}
            </th>
            {colonnes.map(({ id, disponibilite }) => (
              <td key={id} className={CELL}>
                <StockArticle disponibilite={disponibilite} jour={jour} variant="long" />
              </td>
            ))}
          </tr>
          {colonnes.some(({ note }) => note) && (
            <tr>
              <th scope="row" className={clsx(CELL, HEAD)}>
                {t('similaires.note')}
              </th>
              {colonnes.map(({ id, note }) => (
                <td key={id} className={CELL}>
                  {note ? <NoteArticle note={note} variant="etoiles" /> : absent}
                </td>
              ))}
            </tr>
          )}
          {differents.map((attribut) => {
            const mien = article.attributs[attribut.code];
            return (
              <tr key={attribut.code}>
                <th scope="row" className={clsx(CELL, HEAD)}>
                  {attribut.libelle}
                </th>
                {colonnes.map((each) => {
                  const valeur = each.attributs[attribut.code];
                  const differe = valeur !== mien;
                  return (
                    <td key={each.id} className={clsx(CELL, differe && 'bg-sel')}>
                      <span className={clsx(differe && 'font-[640] text-link')}>
                        {valeur === undefined ? absent : formatAttribut(locale, attribut, valeur)}
                      </span>
                      {differe && <span className="sr-only"> {t('similaires.different')}</span>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          <tr>
            <th scope="row" className={clsx(CELL, HEAD)}>
              {t('versions.quantite')}
            </th>
            {colonnes.map((each) => (
              <td key={each.id} className={CELL}>
                <AjoutPanier article={each} variant="rangee" />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
