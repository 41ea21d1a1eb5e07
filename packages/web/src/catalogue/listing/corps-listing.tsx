/**
 * The articles of a part of the catalogue: facets, chips, sort, view, results, pages. Its whole state
 * is in the address of the page it stands on.
 */
import { useEffect, useRef, useState } from 'react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { BarreComparaison, useComparaison, VusRecemment } from '../../articles/articles.public.ts';
import { latePart } from '../../loading/late-part.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { announce } from '../../ui/notice/announce.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { BarreOutils, DECOMPTE_ID } from './barre-outils.tsx';
import { Echec } from './echec.tsx';
import { Facettes } from './facettes/facettes.tsx';
import { ListingShelf } from './listing-shelf.tsx';
import { FacetsSkeleton, ListingSkeleton, ToolbarSkeleton } from './listing-skeleton.tsx';
import { listPuces, type Nommage } from './facettes/noms-facettes.ts';
import { Puces } from './facettes/puces.tsx';
import { cleListing, type Portee } from './requete.ts';
import { Resultats } from './resultats.tsx';
import { useSaisie } from './tableau/saisie.ts';
import { Suite, usePagesSuivantes } from './suite.tsx';
import { Tiroirs } from './tiroirs.tsx';
import { useListing, type ListingState } from './use-listing.ts';
import { useNommage } from './use-nommage.ts';
import { noterListing } from './vue-preferee.ts';

const barreCommande = latePart({ load: () => import('./tableau/barre-commande.tsx') });
const sansArticle = latePart({ load: () => import('./sans-article.tsx') });

export default function CorpsListing({ portee }: { portee: Portee }) {
  const listing = useListing(portee);
  const { reponse, etat, affiche, isFailed } = listing;
  const nommage = useNommage(reponse);
  const suivantes = usePagesSuivantes(listing, nommage);
  const { ids } = useComparaison();
  const [wantsCompare, setWantsCompare] = useState(false);
  const isComparing = wantsCompare || ids.length > 0;
  const cle = cleListing(portee);
  useEffect(() => noterListing(cle), [cle]);
  useAnnouncement(listing, nommage);

  if (!reponse) return <ListingAttendu listing={listing} nommage={nommage} />;
  const puces = listPuces(nommage, etat, reponse, portee);
  const toutes = [reponse, ...suivantes.reponses];
  const isEmpty = reponse.articles.length === 0;
  const ignores = [...reponse.ignores, ...affiche.ecartes];
  return (
    <>
      <ListingShelf
        facets={<Facettes listing={listing} nommage={nommage} />}
        hasChips={puces.length > 0}
        chips={
          <>
            <Tiroirs listing={listing} nommage={nommage} />
            <Puces listing={listing} nommage={nommage} puces={puces} />
          </>
        }
        toolbar={
          <BarreOutils listing={listing} nommage={nommage}>
            {affiche.vue === 'fiches' && !isEmpty && (
              <Checkbox
                label={nommage.t('listing.comparer')}
                checked={isComparing}
                disabled={ids.length > 0}
                onChange={(event) => setWantsCompare(event.currentTarget.checked)}
                className="type-meta"
              />
            )}
          </BarreOutils>
        }
        pagination={!isEmpty && <Suite listing={listing} nommage={nommage} suivantes={suivantes} />}
      >
        {isFailed && <Echec listing={listing} nommage={nommage} />}
        {ignores.length > 0 && (
          <Alert state="info" className="mb-4">
            {nommage.t('listing.ignores', { count: ignores.length })}
          </Alert>
        )}
        {!isEmpty ? (
          <Resultats {...{ listing, isComparing }} reponses={toutes} />
        ) : (
          <sansArticle.Part {...{ listing, nommage, puces }} />
        )}
      </ListingShelf>
      <div className="page-wide">
        <VusRecemment />
      </div>
      <BarreComparaison />
      <Commande nommage={nommage} />
    </>
  );
}

/** Until the first answer is there, or when it does not come. */
function ListingAttendu({ listing, nommage }: { listing: ListingState; nommage: Nommage }) {
  const isWaiting = !listing.isFailed;
  return (
    <ListingShelf
      facets={<FacetsSkeleton loading={isWaiting} />}
      chips={null}
      hasChips={false}
      toolbar={<ToolbarSkeleton loading={isWaiting} />}
    >
      {listing.isFailed && <Echec listing={listing} nommage={nommage} />}
      <ListingSkeleton cards={12} loading={isWaiting} />
    </ListingShelf>
  );
}

function Commande({ nommage: { locale } }: { nommage: Nommage }) {
  if (useSaisie(locale).size === 0) return null;
  return (
    <>
      {/* What the bar covers can still be scrolled into view. */}
      <div className="h-18" />
      <barreCommande.Part />
    </>
  );
}

/** Says how many there are once a filter is answered, and keeps the keyboard near what it did. */
function useAnnouncement({ affiche, href, reponse }: ListingState, { t, locale }: Nommage): void {
  const shown = href(affiche);
  const told = useRef(shown);
  const total = reponse?.total ?? 0;
  useEffect(() => {
    if (told.current === shown) return;
    const [before] = told.current.split('?', 1);
    told.current = shown;
    if (!shown.startsWith(`${before}?`) && shown !== before) return;
    announce(t('listing.articles', { count: total, nombre: formatNombre(locale, total) }));
    // The chip that was pressed is gone: the keyboard goes on from the results.
    if (document.activeElement === document.body) {
      document.getElementById(DECOMPTE_ID)?.focus({ preventScroll: true });
    }
  }, [shown, total, t, locale]);
}
