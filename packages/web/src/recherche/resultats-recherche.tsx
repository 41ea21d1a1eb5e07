/** What the words found: how they were read, where in the tree, and the listing. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Lecture } from '@comptoir/contract/recherche/recherche.contract.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { Listing, ListingHead, useListing } from '../catalogue/listing.public.ts';
import { latePart } from '../loading/late-part.tsx';
import { Lien } from '../page/lien.tsx';
import { LISTING } from '../routes/page-route.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { announce } from '../ui/notice/announce.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { AucunResultat } from './aucun-resultat.tsx';
import { useChoix } from './choix.ts';
import { citer } from './citation.ts';
import { lienDemande, porteeOf, type Demande } from './demande.ts';
import { lienDesigne } from './lien-designe.ts';
import { placeDesProches } from './place-des-proches.ts';
import { RayonsTrouves } from './rayons-trouves.tsx';
import { noterTerme } from './termes-recents.ts';

export const proches = latePart({ load: () => import('./proches.tsx'), words: LISTING });

export function ResultatsRecherche({ demande }: { demande: Demande }) {
  const t = useTexts('recherche');
  const locale = useLocale();
  const portee = useMemo(() => porteeOf(demande), [demande]);
  const { reponse } = useListing(portee);
  const lu = reponse?.lecture?.correction ?? demande.q;
  const trouves = reponse?.totalSansFiltre;
  const titre =
    trouves === undefined
      ? t('resultats.titreAttendu', { q: lu })
      : t('resultats.titre', { count: trouves, nombre: formatNombre(locale, trouves), q: lu });
  useSheetInstead(reponse?.redirection && !demande.exact ? reponse.redirection : undefined);
  useArrival(trouves === undefined ? undefined : { titre, terme: trouves > 0 ? lu : undefined });

  const choix = useChoix(demande.q);
  const peu = reponse && placeDesProches(reponse);
  if (reponse && trouves === 0) return <AucunResultat demande={demande} reponse={reponse} />;
  return (
    <>
      <ListingHead breadcrumb={<PageBreadcrumb />} title={titre}>
        {reponse?.lecture && <Notes demande={demande} lecture={reponse.lecture} />}
        <RayonsTrouves demande={demande} rayons={reponse?.rayons ?? []} />
      </ListingHead>
      <div ref={choix} className="contents">
        {peu === 'seul' ? (
          <proches.Part q={demande.q} seul={reponse} />
        ) : (
          <Listing portee={portee} />
        )}
        {peu === 'dessous' && <proches.Part q={demande.q} />}
      </div>
    </>
  );
}

interface NotesProps {
  demande: Demande;
  lecture: Lecture;
}

/** The shop never searches something else in silence. */
function Notes({ demande, lecture: { correction, sansMots, nonVendu } }: NotesProps) {
  const t = useTexts('recherche');
  const locale = useLocale();
  const { q, noeud } = demande;
  // A size that nothing is sold in is no word: the nearest ones come first.
  const tailles = sansMots.filter((mot) => /\d/.test(mot));
  const mots = sansMots.filter((mot) => !tailles.includes(mot));
  return (
    <>
      {correction !== null && (
        <Alert
          state="info"
          className="mt-3"
          action={
            <Lien
              href={lienDemande(locale, { q, noeud, exact: true })}
              rel="nofollow"
              className="flex min-h-8 items-center type-label text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {t('resultats.exact', { q })}
            </Lien>
          }
        >
          {t('resultats.correction', { q })}
        </Alert>
      )}
      {nonVendu !== undefined && (
        <Alert state="info" className="mt-3">
          {t('resultats.nonVendu', { mots: citer(t, locale, [nonVendu]) })}
        </Alert>
      )}
      {tailles.length > 0 && (
        <Alert state="info" className="mt-3">
          {t('resultats.sansTaille', { count: tailles.length, mots: citer(t, locale, tailles) })}
        </Alert>
      )}
      {mots.length > 0 && (
        <Alert state="info" className="mt-3">
          {t('resultats.sansMots', { count: mots.length, mots: citer(t, locale, mots) })}
        </Alert>
      )}
    </>
  );
}

/** The loader did not wait for a slow answer that names one article. */
function useSheetInstead(designe: Parameters<typeof lienDesigne>[1] | undefined): void {
  const router = useRouter();
  const locale = useLocale();
  const href = designe && lienDesigne(locale, designe);
  useEffect(() => {
    if (href) void router.navigate({ href, replace: true });
  }, [router, href]);
}

interface Arrival {
  titre: string;
  /** What found something. */
  terme: string | undefined;
}

/** Once the answer is there: announced to who stayed in the field, and remembered. */
function useArrival(arrival: Arrival | undefined): void {
  const arrive = useEffectEvent(() => {
    if (!arrival) return;
    if (document.activeElement !== document.body) announce(arrival.titre);
    if (arrival.terme !== undefined) noterTerme(arrival.terme);
  });
  const isThere = arrival !== undefined;
  useEffect(() => {
    if (isThere) arrive();
  }, [isThere]);
}
