import type { Montant } from '@comptoir/contract/argent.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import {
  MAX_HABITUDES_EXPORT,
  type exporterHabitudesAchats as contract,
  type Habitude,
} from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { COLONNES, type Colonne } from '@comptoir/contract/identite/colonnes.ts';
import { formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  tableauOf,
  writeFichier,
  type Cellule,
  type ColonneEcrite,
} from '../documents/tableur.public.ts';
import type { Demande } from '../http/acteur.ts';
import { prixPourQuantite, readHabitudes, type Deps } from './lister-habitudes-achats.ts';
import { MOTS, type Mots } from './mots.ts';

export interface ExportHabitudes {
  query: CallInput<typeof contract>['query'];
  /** Waits for it: see visiteurOf. */
  qui: string;
}

export async function exporterHabitudesAchats(
  deps: Deps,
  demande: Demande,
  { query: { format, colonnes, ...query }, qui }: ExportHabitudes,
): Promise<Fichier> {
  const page = { limit: MAX_HABITUDES_EXPORT, offset: 0 };
  const { habitudes, total } = await readHabitudes(deps, demande, query, page);
  const t = MOTS[demande.langue];
  const tableau = tableauOf(t('fichier'), colonnesOf(t, colonnes), habitudes);
  const lignes = formatNombre(demande.langue, habitudes.length);
  const coupe = t('coupe', { lignes, total: formatNombre(demande.langue, total) });
  const rangees =
    total > MAX_HABITUDES_EXPORT ? [...tableau.rangees, [{ texte: coupe }]] : tableau.rangees;
  return writeFichier({ ...tableau, rangees }, { format, jour: deps.clock.today(), qui });
}

type ColonneDeListe = Colonne<'habitudes'>;

/** What the columns of the list say, after the article and how much of it is usual. */
function colonnesOf(
  t: Mots,
  demandees: readonly ColonneDeListe[] = COLONNES.habitudes,
): ColonneEcrite<Habitude>[] {
  const texte = (contenu: string): Cellule => ({ texte: contenu });
  const date = (jour: string | null) => texte(jour === null ? '' : formatDate(jour));
  const entier = (nombre: number | null | undefined): Cellule => ({
    nombre: String(nombre ?? ''),
    decimales: 0,
  });
  const argent = (montant: Montant | null): Cellule => ({
    nombre: montant?.montant ?? '',
    decimales: 4,
  });
  const deListe: Record<ColonneDeListe, ColonneEcrite<Habitude>[]> = {
    rythme: [
      { tete: t('rythme'), largeur: 14, read: ({ rythmeJours }) => entier(rythmeJours) },
      { tete: t('commandes'), largeur: 10, read: ({ nombre }) => entier(nombre) },
    ],
    dernier: [
      { tete: t('dernier'), largeur: 12, read: ({ dernierLe }) => date(dernierLe) },
      { tete: t('dernierPrix'), largeur: 14, read: ({ dernierPrixHT }) => argent(dernierPrixHT) },
    ],
    prix: [
      { tete: t('prix'), largeur: 14, read: (habitude) => argent(prixPourQuantite(habitude)) },
      {
        tete: t('devise'),
        largeur: 8,
        read: ({ article }) => texte(article.tarif?.prixNetHT.devise ?? ''),
      },
    ],
    stock: [
      {
        tete: t('magasin'),
        largeur: 12,
        read: ({ article }) => entier(article.disponibilite.magasin?.quantite),
      },
      {
        tete: t('depot'),
        largeur: 12,
        read: ({ article }) => entier(article.disponibilite.depot.quantite),
      },
    ],
    echeance: [
      { tete: t('etat'), largeur: 14, read: ({ etat }) => texte(t(`etats.${etat}`)) },
      { tete: t('prochain'), largeur: 12, read: ({ prochainLe }) => date(prochainLe) },
    ],
  };
  return [
    { tete: t('reference'), largeur: 18, read: ({ article }) => texte(article.reference) },
    { tete: t('libelle'), largeur: 44, read: ({ article }) => texte(article.libelle) },
    { tete: t('quantite'), largeur: 12, read: ({ quantite }) => entier(quantite) },
    ...demandees.flatMap((colonne) => deListe[colonne]),
  ];
}
