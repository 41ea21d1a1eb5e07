import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { DOTS, lienArticle, textesStock, usePrixAffiche } from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { libelleAxe, valeurAxe } from './libelle-version.ts';
import { articleDeCase, type Matrice } from './versions.ts';

interface Props {
  produit: Produit;
  article: ArticleVendu;
  matrice: Matrice;
  /** By code, the values chosen of the axes that the grid does not show. */
  choisies: Readonly<Record<string, string>>;
  close: () => void;
}

const HEAD = 'sticky bg-bg px-2 py-2 type-head text-text-2';

/** Every model at a glance: price and stock where two values meet. */
export function GrilleModeles({ produit, article, matrice, choisies, close }: Props) {
  const t = useTexts('produits');
  const { locale } = usePage();
  const { lignes, colonnes } = matrice;
  return (
    <div className="overflow-x-auto">
      <table className="min-w-full border-separate border-spacing-0">
        <caption className="px-4 pt-3 text-left type-label sm:px-6">
          {t('modele.grille', { lignes: libelleAxe(lignes), colonnes: libelleAxe(colonnes) })}
        </caption>
        <thead>
          <tr>
            <th
              scope="col"
              className={clsx(
                HEAD,
                'top-0 left-0 z-20 border-b border-line-2 pl-4 align-bottom sm:pl-6',
              )}
            >
              {libelleAxe(lignes)}
            </th>
            {colonnes.valeurs.map((valeur) => (
              <th
                key={valeur}
                scope="col"
                className={clsx(HEAD, 'top-0 z-10 border-b border-line-2 align-bottom')}
              >
                {valeurAxe(locale, colonnes, valeur)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lignes.valeurs.map((ligne) => (
            <tr key={ligne}>
              <th
                scope="row"
                className={clsx(
                  HEAD,
                  'left-0 z-10 border-b border-line pl-4 text-right whitespace-nowrap sm:pl-6',
                )}
              >
                {valeurAxe(locale, lignes, ligne)}
              </th>
              {colonnes.valeurs.map((colonne) => (
                <td key={colonne} className="border-b border-l border-line p-0.5">
                  <Case
                    version={articleDeCase(produit.articles, {
                      ...choisies,
                      [lignes.attribut.code]: ligne,
                      [colonnes.attribut.code]: colonne,
                    })}
                    currentId={article.id}
                    jour={produit.jour}
                    close={close}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CaseProps {
  version: ArticleVendu | undefined;
  currentId: number;
  jour: string;
  close: () => void;
}

function Case({ version, currentId, jour, close }: CaseProps) {
  const t = useTexts('produits');
  const tArticles = useTexts('articles');
  const { locale, session } = usePage();
  const affiche = usePrixAffiche();
  if (!version) {
    return <span className="block text-center text-text-2">{t('versions.absent')}</span>;
  }
  const { tarif, disponibilite, id } = version;
  const { etat, texte } = textesStock(tArticles, locale, disponibilite, jour, session.magasin);
  const prix = tarif ? formatArgent(locale, affiche(tarif, tarif.prixNetHT)) : t('prix.surDemande');
  const stock = disponibilite.magasin?.quantite ?? disponibilite.depot.quantite;
  return (
    <Lien
      href={lienArticle(locale, version)}
      keepScroll
      onClick={close}
      aria-label={`${version.libelle}, ${prix}, ${texte}`}
      aria-current={id === currentId ? 'true' : undefined}
      className={clsx(
        'flex min-h-12 min-w-15 flex-col items-center justify-center rounded-control px-1 -outline-offset-2',
        id === currentId ? 'bg-sel shadow-[inset_0_0_0_2px_var(--color-link)]' : 'hover:bg-sunk-2',
      )}
    >
      <span className="type-label font-[640] whitespace-nowrap">{prix}</span>
      <span className="flex items-center gap-1 type-caption text-text-2">
        <span className={clsx('size-2 rounded-full', DOTS[etat])} />
        {formatNombre(locale, stock)}
      </span>
    </Lien>
  );
}
