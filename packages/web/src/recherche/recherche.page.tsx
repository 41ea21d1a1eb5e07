import { redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { chargerListing, reponseChargee } from '../catalogue/listing.public.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { readDemande, porteeOf } from './demande.ts';
import { lienDesigne } from './lien-designe.ts';
import { placeDesProches } from './place-des-proches.ts';
import { prochesQuery, rayonQuery, suggestionsQuery } from './recherche.queries.ts';
import { RechercheVide } from './recherche-vide.tsx';
import { proches, ResultatsRecherche } from './resultats-recherche.tsx';

const CHEMIN = liens.recherche('fr');
const CHEMINS = { fr: CHEMIN, en: CHEMIN, es: CHEMIN };

/** The listing of what the words find; the sheet itself when they name one article. */
export async function loader(context: PageContext): Promise<PageMeta> {
  const { locale, queryClient, search, tag } = context;
  const demande = readDemande(search);
  const { q, exact, noeud } = demande;
  // Prefetched: without it the page says less, and the failure is logged where it happened.
  if (!q) {
    for (const name of ['catalogue', 'jour']) tag(name);
    await queryClient.prefetchQuery(suggestionsQuery(context, ''));
    return { chemins: CHEMINS };
  }
  if (noeud !== undefined) await queryClient.prefetchQuery(rayonQuery(context, noeud));
  const portee = porteeOf(demande);
  const { statut } = await chargerListing(context, portee, liens.recherche(locale));
  const reponse = reponseChargee(context, portee);
  const designe = reponse?.redirection;
  if (designe && !exact) throw redirect({ href: lienDesigne(locale, designe), statusCode: 302 });
  if (reponse && placeDesProches(reponse)) {
    await Promise.all([queryClient.prefetchQuery(prochesQuery(context, q)), proches.preload()]);
  }
  return { titre: q, chemins: CHEMINS, ...(statut ? { statut } : {}) };
}

export default function RecherchePage() {
  const [, search = ''] = usePage().path.split(/\?(.*)/s);
  const demande = useMemo(() => readDemande(parseQuery(search)), [search]);
  if (!demande.q) return <RechercheVide />;
  // Other words are another list: nothing of the one before stands under their name.
  return <ResultatsRecherche key={JSON.stringify(porteeOf(demande))} demande={demande} />;
}
