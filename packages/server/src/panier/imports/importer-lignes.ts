import type { MessageLigne } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { ImportPanier, ModeImport } from '@comptoir/contract/panier/import.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Tx } from '../../db/transaction.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Demande } from '../../http/acteur.ts';
import { resolveChantier, type ChoixChantier } from '../chantiers/chantier-choisi.ts';
import { writePanier } from '../write-panier.ts';
import { etatOf } from '../lignes/etat-lignes.ts';
import { listAjoutables, upsertLignes, type LigneAEcrire } from '../lignes/lignes.sql.ts';
import type { PanierVerrouille } from '../panier.sql.ts';
import { readPrix, type PrixLigne } from '../lignes/prix-ligne.ts';
import { ajouterQuantite, verifierMaximum } from '../lignes/quantite.ts';
import { choix as lesquelles, deleteLignes, listTenues } from '../lignes/tenues.sql.ts';
import { verifierVersion, type VersionLue } from '../version.ts';
import {
  direAlentours,
  SANS_ALENTOURS,
  type Alentours,
  type LigneCommande,
} from './commande-lue.ts';
import { reconnaitreLignes, type ImportDeps, type LignesReconnues } from './reconnaitre-lignes.ts';

export interface Import {
  lignes: readonly LigneCommande[];
  /** What was read beside them. */
  alentours?: Alentours;
  choix: ChoixChantier;
  mode: ModeImport;
  /** What the basket was when the buyer chose to replace its lines. */
  lue: VersionLue | undefined;
  /** Idempotency-Key of the request. */
  cle: string | undefined;
  /** Where lines go, when that depends on the basket; writes what else the order says of it. */
  preparer?: (tx: Tx, panier: PanierVerrouille) => Promise<number>;
}

type Prises = LignesReconnues['prises'];

interface Ecriture {
  chantierId: number;
  prises: Prises;
  prix: ReadonlyMap<number, PrixLigne>;
  version: number;
}

/** Takes the lines that name an article on sale, and reports each of the others. */
export async function importerLignes(
  deps: ImportDeps,
  demande: Demande,
  { lignes, alentours = SANS_ALENTOURS, choix, mode, lue, cle, preparer }: Import,
): Promise<ImportPanier> {
  const { acteur } = demande;
  const { prises, nonImportes, avertis, proposes, jour } = await reconnaitreLignes(
    deps,
    demande,
    lignes,
  );
  const demandes = additionner(prises);
  const prix = await readPrix(
    deps.articles,
    demande,
    demandes.map(({ articleId }) => articleId),
  );
  const asked = [lignes, choix, mode];
  const ecriture = await writePanier(
    deps.pool,
    { acteur, cle, demande: asked },
    async (tx, panier) => {
      const chantierId = preparer
        ? await preparer(tx, panier)
        : await resolveChantier(tx, panier, choix);
      if (prises.length === 0) return {};
      if (mode === 'remplacer') await retirerTout(tx, panier, { chantierId, lue });
      const version = panier.suivante;
      const ecrit = await writeLignes(tx, { chantierId, prises: demandes, prix, version });
      await journaliser(tx, acteur, 'panier-import', { lignes: prises.length });
      return ecrit;
    },
  );
  return {
    ...ecriture,
    chantierId: ecriture.articles[0]?.chantierId ?? null,
    importes: prises.length,
    nonImportes,
    avertis,
    ...direAlentours(alentours),
    proposes,
    jour,
  };
}

/** By article, in the order first named: one line of the basket is written once. */
function additionner(prises: Prises): Prises {
  const parArticle = new Map<number, number>();
  for (const { articleId, quantite } of prises) {
    parArticle.set(articleId, (parArticle.get(articleId) ?? 0) + quantite);
  }
  return Array.from(parArticle, ([articleId, quantite]) => ({ articleId, quantite }));
}

async function retirerTout(
  tx: Tx,
  panier: PanierVerrouille,
  { chantierId, lue }: { chantierId: number; lue: VersionLue | undefined },
): Promise<void> {
  const presentes = await listTenues(tx, panier.id, lesquelles.duChantier(chantierId));
  verifierVersion({ panier, lue, touchees: presentes, etat: etatOf(presentes) });
  await deleteLignes(
    tx,
    presentes.map(({ id }) => id),
  );
}

async function writeLignes(tx: Tx, { chantierId, prises, prix, version }: Ecriture) {
  const connus = await listAjoutables(
    tx,
    chantierId,
    prises.map(({ articleId }) => articleId),
  );
  const parId = new Map(connus.map((article) => [article.id, article]));
  const messages: MessageLigne[] = [];
  const lignes = prises.map(({ articleId, quantite: demande }): LigneAEcrire => {
    const article = parId.get(articleId);
    // Withdrawn since it was recognised, an instant ago: asked again, it is reported as such.
    if (!article || article.retire) throw refus('article-retire', { articleId });
    const { presente } = article;
    const { quantite, raison } = ajouterQuantite(presente, demande, article);
    verifierMaximum(articleId, quantite);
    if (raison) {
      messages.push({ code: raison, articleId, demande, quantite: quantite - presente });
    }
    return { articleId, quantite, prixVu: prix.get(articleId)?.prixPour(quantite) };
  });
  await upsertLignes(tx, { chantierId, lignes, version });
  return {
    articles: lignes.map(({ articleId, quantite }) => ({ chantierId, articleId, quantite })),
    messages,
  };
}
