/**
 * What hangs under the search field: a combobox whose popup is a grid, since its rows hold controls.
 * It drives the field it is given, which works without it.
 */
import { useId } from 'react';
import { announce } from '../../ui/notice/announce.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { BoutonEffacer } from './bouton-effacer.tsx';
import { CadrePanneau } from './cadre-panneau.tsx';
import { entreeTerme, listGroupes, listPropositions } from './entrees.ts';
import { PanneauAccueil } from './panneau-accueil.tsx';
import { cleArticle, PanneauReponse } from './panneau-reponse.tsx';
import { PiedSuggestions } from './pied-suggestions.tsx';
import { noterTerme, retirerTerme, useTermesRecents } from '../termes-recents.ts';
import { useAccueil } from './use-accueil.ts';
import { useAnnonce } from './use-annonce.ts';
import { useCombobox } from './use-combobox.ts';
import { useEnvoi } from './use-envoi.ts';
import { usePanneau } from './use-panneau.ts';
import { useQuantites } from './use-quantites.ts';
import { useSaisie } from './use-saisie.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useTouches } from './use-touches.ts';

export function Suggestions({ field }: { field: HTMLInputElement }) {
  const t = useTexts('recherche');
  const locale = useLocale();
  const id = useId();
  const panneau = usePanneau(field);
  const { open, active, close } = panneau;
  const { q, affichees, isFailed } = useSuggestions(panneau.texte, {
    open,
    isHeld: active !== null,
  });
  const recents = useTermesRecents();
  const quantites = useQuantites();
  const accueil = useAccueil();

  const isAccueil = affichees === undefined && !isFailed;
  const articles = affichees?.reponse.articles ?? [];
  const groupes = affichees ? listGroupes(locale, affichees.q, affichees.reponse, recents) : [];
  const propositions = listPropositions(locale, affichees?.reponse.lecture.propositions ?? []);
  const entrees = [...propositions, ...groupes.flatMap((groupe) => groupe.entrees)];
  const parcours = {
    articles: articles.map(cleArticle),
    colonne: isAccueil ? accueil.cles : entrees.map(({ cle }) => cle),
    pied: ['tout'],
  };
  const idOf = (cle: string) => `${id}-${cle}`;
  const placeOf = (cle: string) => ({ id: idOf(cle), isActive: cle === active });
  const follow = () => {
    if (affichees && affichees.reponse.total > 0) noterTerme(affichees.q);
    close();
  };

  useCombobox(field, { id, open, activeId: active === null ? null : idOf(active) });
  useAnnonce(open ? affichees : undefined);
  useEnvoi(field, affichees, close);
  useSaisie(field);
  useTouches(field, panneau, parcours, {
    find: (cle) => document.getElementById(idOf(cle)),
    compter(cle, count) {
      const article = articles.find((each) => cleArticle(each) === cle);
      if (!article?.tarif) return false;
      const quantite = quantites.step(article, count);
      announce(t('suggestions.quantite', { reference: article.reference, quantite }));
      return true;
    },
    retirer(cle) {
      const terme = recents.find((each) => entreeTerme(locale, each, true).cle === cle);
      if (terme === undefined) return false;
      retirerTerme(terme);
      panneau.setActive(null);
      return true;
    },
  });

  return (
    <>
      {panneau.texte !== '' && <BoutonEffacer field={field} onClear={panneau.clear} />}
      {open && (
        <CadrePanneau id={id} field={field} panneau={panneau}>
          {isAccueil ? (
            <PanneauAccueil {...accueil} placeOf={placeOf} onFollow={close} />
          ) : (
            <PanneauReponse
              {...{ affichees, groupes, propositions, quantites, isFailed, placeOf }}
              onFollow={follow}
            />
          )}
          <PiedSuggestions
            q={isAccueil ? undefined : q}
            total={affichees?.q === q ? affichees.reponse.total : undefined}
            placeOf={placeOf}
            onFollow={close}
          />
        </CadrePanneau>
      )}
    </>
  );
}
