import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { lienArticle } from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { preloadOverlay } from '../../overlay/overlay-parts.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { valeurAxe } from './libelle-version.ts';
import { VersionsFiltres } from './versions-filtres.tsx';
import { VersionsPhone } from './versions-phone.tsx';
import { VersionsTable } from './versions-table.tsx';
import {
  enVente,
  filtreInitial,
  filtrerVersions,
  listAxes,
  versionAvec,
  type Axe,
} from './versions.ts';

export interface VersionsProps {
  produit: Produit;
  article: ArticleVendu;
  /** The bar that buys this article stands under the header: heads of tables go below it. */
  barre: boolean;
}

/** From this many on, a table needs filters. */
const FILTRES_DES = 12;
/** Rows at first; a table of two hundred is asked for. */
const LIGNES = 60;

export default function Versions({ produit, article, barre }: VersionsProps) {
  const t = useTexts('produits');
  const locale = useLocale();
  const [choix, setChoix] = useState({ pour: article.id, filtre: filtreInitial(produit, article) });
  const [lignes, setLignes] = useState(LIGNES);
  const axes = listAxes(produit);
  const articles = enVente(produit.articles);
  // Once another version is on the page, the table shows it: it may have been filtered out before.
  const isHidden =
    choix.pour !== article.id && filtrerVersions([article], choix.filtre).length === 0;
  const filtre = isHidden ? filtreInitial(produit, article) : choix.filtre;
  const choisies = filtrerVersions(articles, filtre);
  const visibles = choisies.slice(0, lignes);
  const openModeles = () =>
    openOverlay('choix-modele', { produitId: produit.id, articleId: article.id });
  return (
    <section aria-labelledby="versions" className="mt-8 sm:mt-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="versions" className="type-h2">
          <span className="max-sm:hidden">{t('versions.titre', { count: articles.length })}</span>
          <span className="sm:hidden">{t('versions.version')}</span>
        </h2>
        <p className="type-meta text-text-2 max-sm:hidden">{t('versions.intro')}</p>
        {axes.length > 1 && articles.length > FILTRES_DES && (
          <Button
            size="sm"
            icon={LayoutGrid}
            onClick={openModeles}
            onPointerEnter={() => preloadOverlay('choix-modele')}
            className="ml-auto max-sm:hidden"
          >
            {t('modele.ouvrir')}
          </Button>
        )}
      </div>
      <VersionsPhone
        axes={axes}
        articles={articles}
        proches={filtrerVersions(articles, filtreInitial(produit, article))}
        article={article}
        jour={produit.jour}
        onToutes={openModeles}
      />
      <div className="max-sm:hidden">
        {articles.length > FILTRES_DES && (
          <VersionsFiltres
            axes={axes}
            filtre={filtre}
            onChange={(next) => setChoix({ pour: article.id, filtre: next })}
          >
            {t('versions.affichees', {
              affichees: formatNombre(locale, choisies.length),
              total: formatNombre(locale, articles.length),
            })}
          </VersionsFiltres>
        )}
        <VersionsTable {...{ produit, article, axes, barre }} articles={visibles} />
        {choisies.length > visibles.length && (
          <Button onClick={() => setLignes(choisies.length)} className="mt-4">
            {t('versions.suivantes', { count: choisies.length - visibles.length })}
          </Button>
        )}
      </div>
      {articles.length > FILTRES_DES && (
        <SansScript produit={produit} article={article} axes={axes} />
      )}
    </section>
  );
}

/** Filters need scripts: without them, one link per value leads to the versions that have it. */
function SansScript({ produit, article, axes }: Omit<VersionsProps, 'barre'> & { axes: Axe[] }) {
  const locale = useLocale();
  const [axe] = axes;
  if (!axe) return null;
  const { code, libelle } = axe.attribut;
  return (
    <noscript>
      <ul aria-label={libelle} className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        {axe.valeurs.map((valeur) => {
          const version = versionAvec(produit, article.attributs, code, valeur);
          return (
            version && (
              <li key={valeur}>
                <Lien href={lienArticle(locale, version)} className="text-link underline">
                  {valeurAxe(locale, axe, valeur)}
                </Lien>
              </li>
            )
          );
        })}
      </ul>
    </noscript>
  );
}
