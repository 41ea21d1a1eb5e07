/** Lines of an order go back into the basket, and what changed since is reported. */
import { compareMontants, type Montant } from '@comptoir/contract/argent.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { recommander as contract } from '@comptoir/contract/commandes/commandes.contract.ts';
import { readCoupe } from '@comptoir/contract/decoupe/travail-coupe.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { ArticlePublic } from '../articles/articles.public.ts';
import type { Demande } from '../http/acteur.ts';
import { remettreLignes, type DepsPanier, type LigneARemettre } from '../panier/panier.public.ts';
import { listCommandesLues, type CommandeLue, type LigneRow } from './lecture.sql.ts';
import { compteOf } from './lister-commandes.ts';
import { MOTS, type Mots } from './mots.ts';

type Reponse = CallAnswer<typeof contract>;
type Ecart = Reponse['ecarts'][number];

interface Reprise {
  ligne: LigneRow;
  /** Undefined where nothing can be taken in its place. */
  remise?: LigneARemettre;
  article: ArticlePublic | undefined;
  ecart?: Ecart;
}

export async function recommander(
  deps: DepsPanier,
  demande: Demande,
  { cle, ligneIds }: { cle: string; ligneIds: readonly number[] | undefined },
): Promise<Reponse> {
  const { acteur, langue } = demande;
  const demandee = { cles: [cle], compteId: compteOf(acteur), decideurId: null };
  const [lue] = await listCommandesLues(deps.pool, demandee);
  if (!lue) throw refus('introuvable');
  const voulues = choisir(lue, ligneIds);
  const reprises = await reprendre(deps, demande, lue, voulues);
  const remises = reprises.flatMap(({ remise }) => remise ?? []);
  const ecriture = await remettreLignes(deps, demande, remises);
  const prix = await listEcartsDePrix(deps, demande, lue, reprises);
  const quantites = ecriture.messages.flatMap(({ code, articleId, quantite }) => {
    const article = reprises.find(({ remise }) => remise?.articleId === articleId)?.article;
    if (!article || (code !== 'quantite-multiple' && code !== 'quantite-minimum')) return [];
    const nombre = formatNombre(langue, quantite);
    return [
      ecartOf(MOTS[langue], 'quantite', article.reference, article.libelle[langue], { nombre }),
    ];
  });
  const ecarts = reprises.flatMap(({ ecart }) => ecart ?? []);
  return { ...ecriture, ajoutees: remises.length, ecarts: [...ecarts, ...quantites, ...prix] };
}

/** All by default; a line of another order does not exist. */
function choisir({ lignes }: CommandeLue, ligneIds: readonly number[] | undefined): LigneRow[] {
  if (!ligneIds) return lignes;
  const voulus = new Set(ligneIds);
  const choisies = lignes.filter(({ id }) => voulus.has(id));
  if (choisies.length < voulus.size) throw refus('introuvable');
  return choisies;
}

async function reprendre(
  { articles }: DepsPanier,
  { langue }: Demande,
  { chantiersDetail }: CommandeLue,
  lignes: readonly LigneRow[],
): Promise<Reprise[]> {
  const t = MOTS[langue];
  const noms = new Map(chantiersDetail.map(({ rang, libelle }) => [rang, libelle]));
  const anciens = await articles.readArticles([...new Set(lignes.map((l) => l.articleId))]);
  const successeurs = await articles.readArticles([
    ...new Set(
      [...anciens.values()].flatMap(({ retire, successeurId }) => (retire && successeurId) || []),
    ),
  ]);
  return lignes.map((ligne): Reprise => {
    const ancien = anciens.get(ligne.articleId);
    const article = presentOf(ancien, successeurs);
    const { reference, libelle } = ligne;
    if (!article) {
      return { ligne, article, ecart: ecartOf(t, 'retire', reference, libelle) };
    }
    const remplace = article.id !== ligne.articleId;
    const isCoupee = ligne.traitCoupe !== '';
    if (isCoupee && !seCoupe(article, ligne.traitCoupe)) {
      return { ligne, article, ecart: ecartOf(t, 'coupe', reference, libelle) };
    }
    const remise: LigneARemettre = {
      articleId: article.id,
      quantite: ligne.quantite,
      traitCoupe: ligne.traitCoupe,
      chutes: ligne.coupe?.chutes ?? true,
      chantier: noms.get(ligne.chantierRang) ?? null,
    };
    if (!remplace) return { ligne, article, remise };
    const ecart = ecartOf(t, 'remplace', reference, libelle, { par: article.reference });
    return { ligne, article, remise, ecart };
  });
}

/** The article itself, or the one that took its place. */
function presentOf(
  ancien: ArticlePublic | undefined,
  successeurs: ReadonlyMap<number, ArticlePublic>,
): ArticlePublic | undefined {
  if (!ancien?.retire) return ancien;
  const successeur =
    ancien.successeurId === null ? undefined : successeurs.get(ancien.successeurId);
  return successeur?.retire ? undefined : successeur;
}

function seCoupe({ decoupe }: ArticlePublic, traitCoupe: string): boolean {
  return decoupe !== null && readCoupe(traitCoupe, decoupe.matiere).erreurs.length === 0;
}

/** Compares the same article and quantity: the price of another article is another anyway. */
async function listEcartsDePrix(
  { articles }: DepsPanier,
  demande: Demande,
  { devise }: CommandeLue,
  reprises: readonly Reprise[],
): Promise<Ecart[]> {
  const { langue } = demande;
  const memes = reprises.filter(
    ({ remise, ligne }) => remise?.articleId === ligne.articleId && ligne.remise === null,
  );
  const lot = memes.map(({ ligne }) => ({ ...ligne, articleId: ligne.articleId }));
  const { lignes } = await articles.chiffrerLot(demande, lot);
  return lignes.flatMap(({ ligne, tarif }) => {
    const avant: Montant = { montant: ligne.prixHT, devise };
    const present = tarif?.prixNetHT;
    if (!present || present.devise !== devise || compareMontants(avant, present) === 0) return [];
    return ecartOf(MOTS[langue], 'prix', ligne.reference, ligne.libelle, {
      avant: formatArgent(langue, avant),
      prix: formatArgent(langue, present),
    });
  });
}

function ecartOf(
  t: Mots,
  genre: Ecart['genre'],
  reference: string,
  libelle: string,
  valeurs: Record<string, string> = {},
): Ecart {
  return { genre, reference, libelle, message: t(`ecarts.${genre}`, { reference, ...valeurs }) };
}
