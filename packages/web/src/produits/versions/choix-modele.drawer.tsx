import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { ChoiceChip } from '../../ui/button/chip.tsx';
import { DrawerFrame } from '../../ui/section/drawer-frame.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { findArticle } from '../article-courant.ts';
import { GrilleModeles } from './grille-modeles.tsx';
import { libelleAxe, libelleVersion, valeurAxe } from './libelle-version.ts';
import { produitQuery } from '../produits.queries.ts';
import { enVente, listAxes, matriceOf, versionAvec, type Axe, type Matrice } from './versions.ts';
import { VersionRadio } from './versions-phone.tsx';

export default function ChoixModeleDrawer({ data, close }: OverlayProps<'choix-modele'>) {
  const t = useTexts('produits');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: produit } = useQuery(produitQuery({ api, locale }, data.produitId));
  const article = produit && findArticle(produit, data.articleId);
  if (!produit || !article) return <DrawerFrame title={t('modele.titre')}>{null}</DrawerFrame>;
  const axes = listAxes(produit);
  const matrice = matriceOf(axes);
  return (
    <DrawerFrame title={t('modele.titre')} description={produit.nom} flush>
      {matrice ? (
        <Modeles produit={produit} article={article} matrice={matrice} close={close} />
      ) : (
        <ul aria-label={t('modele.liste')} className="flex flex-col gap-2 px-4 py-4 sm:px-6">
          {enVente(produit.articles).map((version) => (
            <li key={version.id}>
              <VersionRadio
                version={version}
                libelle={libelleVersion(locale, axes, version)}
                current={version.id === article.id}
                jour={produit.jour}
                onClick={close}
              />
            </li>
          ))}
        </ul>
      )}
    </DrawerFrame>
  );
}

interface ModelesProps {
  produit: Produit;
  article: ArticleVendu;
  matrice: Matrice;
  close: () => void;
}

/** One value of each further axis is chosen, the first two make a grid. */
function Modeles({ produit, article, matrice, close }: ModelesProps) {
  const [choisies, setChoisies] = useState(() => valeursOf(matrice.autres, article.attributs));
  return (
    <>
      {matrice.autres.map((axe) => (
        <Choix
          key={axe.attribut.code}
          axe={axe}
          valeur={choisies[axe.attribut.code]}
          onChange={(valeur) =>
            setChoisies(
              prochesValeurs(produit, matrice.autres, choisies, axe.attribut.code, valeur),
            )
          }
        />
      ))}
      <GrilleModeles
        produit={produit}
        article={article}
        matrice={matrice}
        choisies={choisies}
        close={close}
      />
    </>
  );
}

/**
 * Axes may depend on one another (a class of strength on its material): the other choices follow to
 * what exists with this value.
 */
function prochesValeurs(
  { articles }: Produit,
  autres: readonly Axe[],
  choisies: Readonly<Record<string, string>>,
  code: string,
  valeur: string,
): Record<string, string> {
  const codes = autres.map(({ attribut }) => attribut.code);
  const version = versionAvec({ axes: codes, articles }, choisies, code, valeur);
  return version ? valeursOf(autres, version.attributs) : { ...choisies, [code]: valeur };
}

function valeursOf(
  axes: readonly Axe[],
  attributs: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    axes.flatMap(({ attribut: { code }, valeurs }) => {
      const valeur = attributs[code] ?? valeurs[0];
      return valeur === undefined ? [] : [[code, valeur]];
    }),
  );
}

interface ChoixProps {
  axe: Axe;
  valeur: string | undefined;
  onChange: (valeur: string) => void;
}

function Choix({ axe, valeur, onChange }: ChoixProps) {
  const locale = useLocale();
  const label = libelleAxe(axe);
  return (
    <div role="group" aria-label={label} className="border-b border-line px-4 py-3 sm:px-6">
      <p className="mb-2 type-label text-text-2">{label}</p>
      <div className="flex flex-wrap gap-1.5">
        {axe.valeurs.map((each) => (
          <ChoiceChip key={each} pressed={each === valeur} onChange={() => onChange(each)}>
            {valeurAxe(locale, axe, each)}
          </ChoiceChip>
        ))}
      </div>
    </div>
  );
}
