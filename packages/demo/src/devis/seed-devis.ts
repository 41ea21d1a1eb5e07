/** Quotes of the demo companies, in every state, as both sides would have written them. */
import { createHash } from 'node:crypto';
import {
  remiserMontant,
  parseMontant,
  percentOfMontant,
  roundMontant,
  subtractMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { ajouterJoursOuvres } from '@comptoir/contract/jours-ouvres.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import {
  writeVersion,
  insererVersion,
  insertDevis,
  insertEvenement,
  resumer,
  totaliser,
  updateEtat,
  type LigneVersion,
  type LivraisonGardee,
} from '@comptoir/server/devis/devis-demo.public.ts';
import type { Acteur } from '@comptoir/server/http/acteur.ts';
import { createCalendrier, type Calendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import { melanger, tirage } from '../tirage.ts';
import {
  backdateDevis,
  findCommandeDemo,
  linkCommande,
  listArticlesDemo,
  listComptesDemo,
  listDepotIds,
  type ArticleDemo,
  type CompteDemo,
} from './demo-devis.sql.ts';
import { ACCEPTE, listDevisDemo, type DevisDemo } from './devis-demo.ts';

export const devis: Seeder = { nom: 'devis', seed: seedDevis };

const PORT = { montant: '14.90', devise: 'EUR' } as const;

interface Donnees {
  articles: readonly ArticleDemo[];
  depotIds: number[];
  calendrier: Calendrier;
}

async function seedDevis(tx: Tx): Promise<void> {
  const donnees: Donnees = {
    articles: await listArticlesDemo(tx),
    depotIds: await listDepotIds(tx),
    calendrier: await createCalendrier(tx),
  };
  for (const [rang, compte] of (await listComptesDemo(tx)).entries()) {
    // The oldest first: numbers rise with days.
    const siens = listDevisDemo(compte.code, rang).toSorted((a, b) => b.ilYA - a.ilYA);
    await writeAccepte(tx, compte, donnees);
    for (const demo of siens) {
      await writeDevis(tx, compte, demo, {
        ...donnees,
        lignes: listLignes(compte, demo, donnees.articles),
      });
    }
  }
}

/** The quote an order of the demo came from; a company without one has none. */
async function writeAccepte(tx: Tx, compte: CompteDemo, donnees: Donnees): Promise<void> {
  const commande = await findCommandeDemo(tx, compte.id);
  if (!commande) return;
  const { lignes, ilYA } = commande;
  const port = { montant: commande.port, devise: 'EUR' } as const;
  const demo = { ...ACCEPTE, ilYA, valable: 12 - ilYA };
  const devisId = await writeDevis(tx, compte, demo, { ...donnees, lignes, port });
  await linkCommande(tx, devisId, commande.id);
}

async function writeDevis(
  tx: Tx,
  compte: CompteDemo,
  demo: DevisDemo,
  {
    lignes,
    depotIds,
    calendrier,
    port = PORT,
  }: Donnees & { lignes: LigneVersion[]; port?: Montant },
): Promise<number> {
  const { id: compteId, utilisateurId, delegueId } = compte;
  const client: Acteur = { sessionId: undefined, role: 'Utilisateur', compteId, utilisateurId };
  const delegue: Acteur = { ...client, role: 'Délégué', delegueId };
  const tarif = totaliser(lignes, 'EUR', port);
  const adresse = adresseOf(compte);
  const { id: devisId } = await insertDevis(tx, {
    cle: createHash('sha256').update(`${compte.code} ${demo.nom}`).digest('base64url').slice(0, 22),
    compteId,
    utilisateurId,
    delegueId: null,
    langue: 'fr',
    commentaire: demo.commentaire,
    livraison: { ...livraisonOf(compte, depotIds), port },
    contact: {
      nom: compte.personne,
      telephone: compte.telephone,
      email: '',
      acces: '',
      creneau: 'matin',
    },
    facturation: adresse,
    couponId: null,
    promotions: [],
    goodies: [],
    resume: resumer(lignes, tarif),
  });
  const { commentaire, note } = demo;
  const premiere = { devisId, version: 1, commentaire, lignes, devise: 'EUR' as const };
  await insererVersion(tx, client, premiere, tarif);
  await noter(client, 'demande', 'demande');
  if (demo.etat !== 'demande') {
    await noter(delegue, 'en-etude', 'en-etude');
    const { remise } = demo;
    const offertes = remise === '0' ? lignes : lignes.map((ligne) => remiser(ligne, remise));
    const offre = { ...premiere, version: 2, commentaire: note, lignes: offertes, port };
    await writeVersion(tx, delegue, offre);
    await noter(delegue, 'propose', 'propose');
    if (demo.prixRefuse) {
      const refusees = offertes.map((ligne, i) =>
        i === 0 ? { ...ligne, prixRefuse: true } : ligne,
      );
      await writeVersion(tx, client, { ...offre, version: 3, commentaire, lignes: refusees });
      await noter(client, 'prix-refuse', 'en-etude', { precision: commentaire });
    }
    if (demo.refus) await noter(client, 'refuse', 'refuse', { ...demo.refus });
    if (demo.etat === 'accepte') await noter(client, 'accepte', 'accepte');
    if (demo.etat === 'expire') await noter({}, 'expire', 'expire');
  }
  const { valable, refus } = demo;
  await updateEtat(tx, devisId, {
    etat: demo.etat,
    valableJusqu: valable === null ? null : ajouterJoursOuvres(calendrier(valable), 0),
    delegueId: demo.etat === 'demande' ? null : delegueId,
    motif: refus?.motif,
    precision: refus?.precision,
  });
  await backdateDevis(tx, devisId, demo.ilYA);
  return devisId;

  function noter(
    { utilisateurId: personne, delegueId: par }: Partial<Acteur>,
    genre: string,
    etat: DevisDemo['etat'],
    details: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const qui = { utilisateurId: par === undefined ? (personne ?? null) : null };
    return insertEvenement(tx, { devisId, genre, etat, ...qui, delegueId: par ?? null, details });
  }
}

function listLignes(
  { code }: CompteDemo,
  { nom, lignes, chantiers }: DevisDemo,
  articles: readonly ArticleDemo[],
): LigneVersion[] {
  const hash = tirage(`${code} ${nom}`);
  const depart = hash % Math.max(articles.length - lignes * 7, 1);
  return Array.from({ length: lignes }, (_, i) => articles[depart + i * 7]).flatMap(
    (article, i) => {
      if (!article) return [];
      const { multiple, minimum, ...sien } = article;
      const paquets = 1 + (melanger(hash + i) % 8);
      const plein = parseMontant(article.prixPublicHT, 'EUR');
      // What these companies pay for most of what they buy.
      const prix = roundMontant(subtractMontants(plein, percentOfMontant(plein, '12')));
      return {
        ...sien,
        chantier: chantiers[i % chantiers.length] ?? '',
        referenceCommande: null,
        codeServiceChorus: null,
        numeroEngagement: null,
        quantite: Math.max(minimum, multiple * paquets),
        traitCoupe: '',
        coupe: null,
        prixHT: prix.montant,
        prixProposeHT: null,
        remise: null,
        promotions: [],
        promiseLe: null,
        prixRefuse: false,
        prixSouhaiteHT: null,
        commandeId: null,
      };
    },
  );
}

function remiser(ligne: LigneVersion, remise: string): LigneVersion {
  const prix = parseMontant(ligne.prixHT, 'EUR');
  const propose = remiserMontant(prix, remise);
  return { ...ligne, remise, prixProposeHT: propose.montant };
}

function adresseOf({ raisonSociale, ligne1, codePostal, ville }: CompteDemo) {
  return { nom: raisonSociale, ligne1, ligne2: null, codePostal, ville, paysId: 74 };
}

function livraisonOf(compte: CompteDemo, depotIds: number[]): LivraisonGardee {
  const comment = { mode: 'livraison', formule: 'au-plus-tot', magasinId: null } as const;
  return {
    ...comment,
    adresse: adresseOf(compte),
    adresseId: null,
    libelle: compte.raisonSociale,
    consignes: '',
    port: PORT,
    portLibelle: '',
    plan: {
      ...comment,
      jour: null,
      horaires: null,
      depotIds,
      destination: {
        adresseId: null,
        departement: compte.codePostal.slice(0, 2),
        zone: compte.zone,
      },
    },
    parChantier: [],
  };
}
