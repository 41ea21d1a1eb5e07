import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { calculerTotaux } from '@comptoir/contract/panier/totaux.ts';
import { chiffrer, toDroits } from '../articles/articles.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { Deps } from './lignes/ajouter-articles.ts';
import { calculerFranco, isLongEnSus, offrirPort } from './franco.ts';
import { findLecture, type Entete } from './lecture.sql.ts';
import { isActuelle, type Gardee } from './lectures-gardees.ts';
import { compterLigne, toLigne } from './lignes/ligne-chiffree.ts';
import { proprietaireOf } from './panier.sql.ts';
import type { Coupon } from './promotions/coupon.sql.ts';
import { promouvoirPanier, type LigneQuiCompte } from './promotions/panier-promu.ts';
import { toAppliquee } from './promotions/vue-promotions.ts';
import { joindreProjets, type ChantierRange } from './rapido-projets/joindre-projets.ts';
import type { ProjetDuPanier } from './rapido-projets/rapido-projets.sql.ts';
import { versionOf } from './version.ts';
import type { LigneLue, PanierLu } from './panier-lu.ts';

/** The basket of who asks, priced in one pass; with a coupon that is tried in place of its own. */
export async function lirePanier(
  { pool, clock, articles, promotions, lectures }: Deps,
  demande: Demande,
  essaye?: Coupon,
): Promise<PanierLu> {
  const { acteur, langue } = demande;
  const { compteId } = acteur;
  const de = proprietaireOf(acteur);
  // What the same basket is told by: to another of the compte, or in another language, it is another.
  const cle = [de.sessionId, de.utilisateurId, compteId, acteur.consultation, langue].join(' ');
  const gardee = lectures.find(cle);
  const [{ entete, lignes: lues }, duJour] = await Promise.all([
    findLecture(pool, { de, compteId, jour: clock.today(), connu: gardee?.lu.situation }),
    promotions.duJour(),
  ]);
  const lignes = lues ?? gardee?.lignes ?? [];
  const ids = lues ? [...new Set(lues.map(({ articleId }) => articleId))] : (gardee?.ids ?? []);
  const base = await articles.readBase(ids);
  const present = { entete, lignes, ids, base, promotions: duJour };
  if (gardee && !essaye && isActuelle(gardee, present)) return gardee.lu;
  const lu = chiffrerPanier(present, demande, essaye);
  if (!essaye) lectures.store(cle, { ...present, lu });
  return lu;
}

function chiffrerPanier(
  { entete, lignes: rows, base, promotions: duJour }: Omit<Gardee, 'lu'>,
  demande: Demande,
  essaye: Coupon | undefined,
): PanierLu {
  const { situation, droits } = JSON.parse(entete) as Entete;
  const { langue } = demande;
  const lot = chiffrer(base, droits ? toDroits(droits) : undefined, demande, rows);
  const { change } = lot;
  const lignes: LigneLue[] = [];
  const comptees: LigneQuiCompte[] = [];
  for (const chiffree of lot.lignes) {
    const { article, plancherHT } = chiffree;
    const ligne = toLigne(chiffree, { langue, change });
    const comptee = compterLigne(ligne);
    lignes.push({ row: chiffree.ligne, article, ligne });
    if (comptee) comptees.push({ ligne, comptee, article, plancherHT });
  }
  const promu = promouvoirPanier(duJour, { situation, change, lignes: comptees, demande, essaye });
  const tarif = calculerTotaux(
    comptees.map(({ comptee }) => comptee),
    change.devise,
    promu.reductions,
  );
  const { id, version } = situation;
  const lue = id === null || version === null ? undefined : { id, version };
  return { situation, version: versionOf(lue), lignes, tarif, change, promotions: promu };
}

/** Those that hold something, in their order. */
export function toChantiers(
  lignes: readonly LigneLue[],
  projets: readonly ProjetDuPanier[],
): Chantier[] {
  const parChantier = [...Map.groupBy(lignes, ({ row }) => row.chantierId)];
  const ranges = parChantier.flatMap(([id, siennes]): ChantierRange[] => {
    const [premiere] = siennes;
    if (!premiere) return [];
    const { rang, libelle, codeServiceChorus, numeroEngagement, referenceCommande } = premiere.row;
    const chantier = {
      id,
      libelle,
      nombreArticles: siennes.length,
      codeServiceChorus,
      numeroEngagement,
      referenceCommande,
      articles: siennes.map(({ ligne }) => ligne),
      rapidosProjets: [],
    };
    return [{ rang, chantier }];
  });
  return joindreProjets(ranges, projets);
}

/** Made once for as long as the same is read; whoever gets it changes nothing in it. */
const paniers = new WeakMap<PanierLu, Panier>();

export function toPanier(lu: PanierLu, demande: Demande): Panier {
  const found = paniers.get(lu);
  if (found) return found;
  const made = writePanier(lu, demande);
  paniers.set(lu, made);
  return made;
}

function writePanier(lu: PanierLu, { acteur, langue }: Demande): Panier {
  const { situation, version, lignes, tarif, change } = lu;
  const { promu, coupon } = lu.promotions;
  const { appliquees } = promu.promues;
  const port = appliquees.find(({ promotion }) => promotion.genre === 'port');
  return {
    id: situation.id,
    version,
    type: acteur.consultation ? 'Devis' : (situation.type ?? 'Commande'),
    commentaire: situation.commentaire ?? '',
    nombreArticles: lignes.length,
    coupon: coupon?.vue ?? null,
    promotions: appliquees.map((each) => toAppliquee(each, { langue, devise: change.devise })),
    franco: {
      ...offrirPort(calculerFranco(lu), port?.promotion.source.titre[langue], change),
      longsEnSus: isLongEnSus(lignes, situation.franco),
    },
    tarif,
    chantiers: toChantiers(lignes, situation.projets),
    chorus: situation.chorus,
  };
}
