import type { modifierDevis as contract } from '@comptoir/contract/devis/devis.contract.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { remiserPrix } from '@comptoir/contract/panier/totaux.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import type { LigneChiffree } from '../articles/articles.public.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import { ajouterQuantite, verifierMaximum } from '../panier/panier.public.ts';
import { updateCommentaire, updatePort } from './devis.sql.ts';
import { writeVersion } from './write-version.ts';
import { noterEtape } from './etape.ts';
import type { LigneVersion } from './ligne-version.ts';
import type { Deps } from './etat-devis.ts';
import { planDesLignes } from './plan-devis.ts';
import { compteOf, readRegle, portDesLignes } from './port-devis.ts';
import { verrouillerVersion } from './verrouiller-devis.ts';
import { listArticleIds, type LigneLue, type VersionLue } from './versions.sql.ts';

type Modification = CallInput<typeof contract>['body'];
type LigneVoulue = Modification['lignes'][number];

/** A new version, at the prices of now; an offer that was made goes back to be studied. */
export async function modifierDevis(
  deps: Deps,
  demande: Demande,
  key: string,
  { version, lignes: voulues, commentaire }: Modification,
): Promise<void> {
  const { pool, clock, articles } = deps;
  const { acteur, langue } = demande;
  const { ids } = await listArticleIds(pool, { key, compteId: compteOf(acteur) });
  const [connus, regle] = await Promise.all([
    articles.readArticles([...ids, ...voulues.map(({ articleId }) => articleId)]),
    readRegle(deps, demande),
  ]);
  const lot = await articles.chiffrerLot(demande, voulues.map(arrondir(connus)));
  const { devise } = lot.change;
  await transaction(pool, async (tx) => {
    const jour = clock.today();
    const { devis, courante } = await verrouillerVersion(tx, acteur, { key, version, jour });
    const lignes = [
      ...courante.lignes.filter(({ commandeId }) => commandeId !== null),
      ...lot.lignes.map((chiffree) => writeLigne(chiffree, courante, demande)),
    ];
    // Other goods have another carriage: the one agreed was that of what was asked for.
    const plan = planDesLignes(devis.livraison, lignes, connus);
    const autre = isMemeMarchandise(lignes, courante.lignes)
      ? undefined
      : portDesLignes(regle, { lignes, devise, plan, langue });
    if (autre) await updatePort(tx, devis.id, autre);
    const dit = commentaire === undefined ? devis.commentaire : nettoyerTexte(commentaire);
    const parDelegue = acteur.delegueId !== undefined;
    if (!parDelegue) await updateCommentaire(tx, devis.id, dit);
    await writeVersion(tx, acteur, {
      devisId: devis.id,
      version: version + 1,
      commentaire: dit,
      lignes,
      devise,
      port: autre?.port ?? devis.livraison.port,
    });
    await noterEtape(tx, acteur, {
      devisId: devis.id,
      genre: 'modifie',
      etat: devis.etat === 'demande' && !parDelegue ? 'demande' : 'en-etude',
      courriers: parDelegue ? [] : ['modifie'],
    });
    await journaliser(tx, acteur, 'devis', { numero: devis.numero });
  });
}

/** So much of each, cut and delivered the same way; at what price does not matter. */
function isMemeMarchandise(
  lignes: readonly LigneVersion[],
  avant: readonly LigneVersion[],
): boolean {
  const dire = (une: readonly LigneVersion[]) =>
    une
      .map(({ chantier, articleId, quantite, traitCoupe }) =>
        JSON.stringify([chantier, articleId, quantite, traitCoupe]),
      )
      .sort()
      .join();
  return dire(lignes) === dire(avant);
}

/** Up to what is sold, as the basket does it. */
function arrondir(
  articles: ReadonlyMap<number, LigneChiffree['article']>,
): (ligne: LigneVoulue) => LigneVoulue {
  return (ligne) => {
    const { articleId } = ligne;
    const article = articles.get(articleId);
    if (!article) throw refus('introuvable', { articleId });
    if (article.retire) throw refus('article-retire', { articleId });
    const { quantite } = ajouterQuantite(0, ligne.quantite, article);
    verifierMaximum(articleId, quantite);
    return { ...ligne, quantite };
  };
}

function writeLigne(
  { ligne: voulue, article, tarif, plancherHT }: LigneChiffree<LigneVoulue>,
  courante: VersionLue,
  { langue }: Demande,
): LigneVersion {
  const articleId = article.id;
  // Nothing is sold without a price: no line of it could be agreed to.
  if (!tarif) throw refus('article-retire', { articleId });
  const presente = voulue.id === undefined ? undefined : findLigne(courante, voulue);
  const { quantite } = voulue;
  const chantier = nettoyerTexte(voulue.chantier);
  const semblable = courante.lignes.find((ligne) => ligne.chantier === chantier);
  const isEgale = presente?.quantite === quantite;
  const remise = presente?.remise ?? null;
  const prixPropose =
    remise === null ? null : remiserPrix(tarif.prixNetHT, remise, plancherHT).montant;
  return {
    chantier,
    referenceCommande: semblable?.referenceCommande ?? null,
    codeServiceChorus: semblable?.codeServiceChorus ?? null,
    numeroEngagement: semblable?.numeroEngagement ?? null,
    articleId,
    reference: article.reference,
    libelle: article.libelle[langue],
    unite: article.unite,
    quantite,
    traitCoupe: presente?.traitCoupe ?? '',
    coupe: presente?.coupe ?? null,
    prixPublicHT: tarif.prixPublicHT.montant,
    prixHT: tarif.prixNetHT.montant,
    prixProposeHT: prixPropose,
    remise,
    promotions: isEgale ? presente.promotions : [],
    ecoHT: tarif.ecoParticipation?.montantHT.montant ?? null,
    tva: tarif.tva,
    promiseLe: isEgale ? presente.promiseLe : null,
    prixRefuse: presente?.prixRefuse ?? false,
    prixSouhaiteHT: presente?.prixSouhaiteHT ?? null,
    commandeId: null,
  };
}

/** A line of the version read, still open; what is cut keeps the quantity of its plan. */
function findLigne({ lignes }: VersionLue, { id, articleId, quantite }: LigneVoulue): LigneLue {
  const ligne = lignes.find((each) => each.id === id && each.commandeId === null);
  if (!ligne) throw refus('introuvable', { ligneId: id });
  if (ligne.articleId !== articleId) throw refus('requete-invalide', { champ: 'articleId' });
  if (ligne.coupe && ligne.quantite !== quantite) {
    throw refus('requete-invalide', { champ: 'quantite', ligneId: id });
  }
  return ligne;
}
