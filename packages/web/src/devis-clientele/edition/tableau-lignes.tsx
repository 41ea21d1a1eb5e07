/** The lines of a quote, section by section, typed through as a spreadsheet. */
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, type ClipboardEvent } from 'react';
import { reconnaitreReferences } from '@comptoir/contract/articles/references.contract.ts';
import { MAX_LOT } from '@comptoir/contract/articles/lot.ts';
import { ligneVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import { MAX_LIGNES_DEVIS } from '@comptoir/contract/devis-clientele/limites.ts';
import { announce } from '../../ui/notice/announce.ts';
import { useTexts } from '../../words/use-texts.ts';
import { suivreTouches, viser } from './clavier.ts';
import { isCode, readCollage } from './collage.ts';
import { glisser } from './glisser.ts';
import { useContexteEdition } from './contexte-edition.ts';
import { deArticle } from './de-article.ts';
import {
  changerLigne,
  insererLignes,
  nouvelleCle,
  pousserLigne,
  retirerLignes,
  findLigne,
} from './operations.ts';
import { SectionEditee } from './section-editee.tsx';
import type { Edition } from './use-edition.ts';

const COLONNES = ['quantite', 'unite', 'achat', 'marge', 'prix', 'tva', 'montant'] as const;

export function TableauLignes({ edition }: { edition: Edition }) {
  const t = useTexts('devis-clientele');
  const { api } = useRouteContext({ from: '__root__' });
  const { changer, isModifiable, reglages } = useContexteEdition();
  const { document: doc, totaux, pas } = edition;
  const depots = useMemo(() => glisser(changer), [changer]);
  const nouvelle = () => ({
    ...ligneVide(nouvelleCle(), 'libre'),
    ...(reglages && { tva: reglages.tva }),
  });
  const onNouvelle = (ligneId: string) => {
    const ligne = nouvelle();
    changer((avant) => {
      const place = findLigne(avant, ligneId);
      if (!place) return avant;
      const suivante = place.section.lignes[place.rang + 1]?.id;
      return insererLignes(avant, { section: place.section.id, avant: suivante }, [ligne]);
    });
    viser(ligne.id);
  };
  const onColler = (event: ClipboardEvent<HTMLElement>) => {
    const ligneId = (event.target as HTMLElement).closest<HTMLElement>('[data-ligne]')?.dataset[
      'ligne'
    ];
    const rangees = readCollage(event.clipboardData.getData('text'));
    if (!rangees || ligneId === undefined || !isModifiable) return;
    event.preventDefault();
    const reste = MAX_LIGNES_DEVIS - doc.sections.flatMap(({ lignes }) => lignes).length;
    const collees = rangees.slice(0, Math.max(0, reste)).map((rangee) => ({
      ...nouvelle(),
      libelle: rangee.libelle || rangee.texte,
      quantite: rangee.quantite,
      ...(rangee.unite && { unite: rangee.unite }),
      prixHT: rangee.prixHT,
      code: rangee.texte,
    }));
    changer((avant) => {
      const place = findLigne(avant, ligneId);
      if (!place) return avant;
      const lignes = collees.map(({ code: _code, ...ligne }) => ligne);
      const suivante = place.section.lignes[place.rang + 1]?.id;
      const avec = insererLignes(avant, { section: place.section.id, avant: suivante }, lignes);
      // The empty row one pasted into is not wanted.
      return place.ligne.libelle === '' && place.ligne.type === 'libre'
        ? retirerLignes(avec, [ligneId])
        : avec;
    });
    announce(t('lignes.collees', { count: collees.length }));
    void reconnaitre(collees.filter(({ code }) => isCode(code)).slice(0, MAX_LOT));
  };
  /** Codes become articles with their price; what is no code stays as it was pasted. */
  const reconnaitre = async (collees: readonly { id: string; code: string }[]) => {
    if (collees.length === 0) return;
    const { lignes, articles } = await api.call(reconnaitreReferences, {
      body: collees.map(({ code }) => code),
    });
    const parId = new Map(articles.map((article) => [article.id, article]));
    changer((avant) =>
      collees.reduce((suivant, { id }, i) => {
        const article = parId.get(lignes[i]?.articleId ?? 0);
        return article ? changerLigne(suivant, id, deArticle(article)) : suivant;
      }, avant),
    );
  };
  return (
    <div className="max-lg:overflow-x-auto sm:max-lg:pb-40">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its cells */}
      <table
        role="table"
        {...(isModifiable && depots)}
        onKeyDown={(event) =>
          suivreTouches(event, {
            onNouvelle,
            onPousser: (id, sens) => {
              changer((avant) => pousserLigne(avant, id, sens));
              viser(id);
            },
            onRetirer: (id) => changer((avant) => retirerLignes(avant, [id])),
          })
        }
        onPaste={onColler}
        className="w-full border-separate border-spacing-0 max-sm:block"
      >
        <caption className="sr-only">{t('lignes.titre')}</caption>
        <thead role="rowgroup" className="max-sm:hidden">
          <tr role="row" className="type-caption text-text-2">
            <th role="columnheader" scope="col" className="w-6">
              <span className="sr-only">{t('colonnes.deplacer')}</span>
            </th>
            <th role="columnheader" scope="col" className="px-2 py-1 text-start font-normal">
              {t('colonnes.designation')}
            </th>
            {COLONNES.map((colonne) => (
              <th
                key={colonne}
                role="columnheader"
                scope="col"
                className={`px-2 py-1 font-normal whitespace-nowrap ${colonne === 'unite' ? 'text-start' : 'text-end'}`}
              >
                {t(`colonnes.${colonne}`)}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span className="sr-only">{t('colonnes.actions')}</span>
            </th>
          </tr>
        </thead>
        {doc.sections.map((section) => (
          <SectionEditee
            key={section.id}
            section={section}
            margeDevis={doc.marge}
            isSeule={doc.sections.length === 1}
            totaux={totaux}
            pas={pas}
          />
        ))}
      </table>
    </div>
  );
}
