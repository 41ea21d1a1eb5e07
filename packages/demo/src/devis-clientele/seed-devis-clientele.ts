import { calculerDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import {
  ajouterJours,
  CLIENT_VIDE,
  documentVide,
  ligneVide,
} from '@comptoir/contract/devis-clientele/document-vide.ts';
import type {
  DocumentDevis,
  LigneDevisClientele,
} from '@comptoir/contract/devis-clientele/document.schema.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import type { Seeder } from '../seed.ts';
import { CLIENTS_DEMO, DEVIS_CLIENTELE_DEMO, type DevisDemo } from './devis-clientele-demo.ts';

export const devisClientele: Seeder = { nom: 'devis-clientele', seed: seedDevisClientele };

const QUI = 'admin@menuiserie-morel.test';
const TRACE = 'M40 96L62 58L88 112L120 70L150 104L190 64L236 100L300 72L350 84';

interface ArticleAchete {
  id: number;
  reference: string;
  libelle: string;
  prix: string;
}

async function seedDevisClientele(tx: Tx): Promise<void> {
  const [qui] = await tx.query<{ id: number; compteId: number }>(sql`
    select id, compte_id as "compteId" from utilisateur where email = ${QUI}`);
  if (!qui) return;
  // A shop that was there before this part: they have begun a series of their own.
  const siens = await tx.query(sql`
    select from devis_clientele where compte_id = ${qui.compteId} limit 1`);
  if (siens.length > 0) return;
  const articles = await tx.query<ArticleAchete>(sql`
    select a.id, a.reference, a.libelle_fr as libelle, t.prix::text as prix
      from achat h
      join article a on a.id = h.article_id
      join tarif t on t.article_id = a.id
     where h.compte_id = ${qui.compteId} and not a.retire
     order by h.nombre desc, a.id
     limit 60`);
  if (articles.length === 0) return;
  for (const fiche of CLIENTS_DEMO) {
    await tx.execute(sql`
      insert into devis_clientele_client (compte_id, nom, fiche)
      values (${qui.compteId}, ${fiche.nom}, ${JSON.stringify(fiche)}::jsonb)`);
  }
  const jour = jourOf(new Date());
  let numero = 0;
  let depuis = 0;
  for (const devis of DEVIS_CLIENTELE_DEMO) {
    if (!devis.modele) numero += 1;
    const document = documentOf(devis, { jour, articles, depuis });
    depuis += 7;
    const texte = devis.modele ? '' : `D-${jour.slice(0, 4)}-${String(numero).padStart(4, '0')}`;
    await insertDevis(tx, qui, { devis, document, numero: texte });
  }
  const ouvrage = articles.slice(0, 3).map(({ id, reference, libelle, prix }) => ({
    type: 'article',
    articleId: id,
    reference,
    libelle,
    quantite: '1',
    unite: 'u',
    achatHT: courte(prix),
  }));
  const composants = [
    ...ouvrage,
    { type: 'main-oeuvre', libelle: 'Pose', quantite: '1.5', unite: 'h', achatHT: '31' },
  ];
  await tx.execute(sql`
    insert into devis_clientele_ouvrage (compte_id, libelle, unite, composants)
    values (${qui.compteId}, 'Porte posée, quincaillerie comprise', 'u',
            ${JSON.stringify(composants)}::jsonb)`);
  await tx.execute(sql`
    insert into devis_clientele_reglages (compte_id, dernier_numero, annee)
    values (${qui.compteId}, ${numero}, ${Number(jour.slice(0, 4))})`);
}

interface Matiere {
  jour: string;
  articles: readonly ArticleAchete[];
  /** Where among them it begins, so that quotes differ. */
  depuis: number;
}

function documentOf(devis: DevisDemo, { jour, articles, depuis }: Matiere): DocumentDevis {
  const date = ajouterJours(jour, -devis.date);
  const client = CLIENTS_DEMO.find(({ nom }) => nom === devis.client) ?? CLIENT_VIDE;
  let rang = 0;
  const lignes = (nombre: number, heures: number): LigneDevisClientele[] => [
    ...Array.from({ length: nombre }, (_, i): LigneDevisClientele => {
      const article = articles[(depuis + rang) % articles.length] as ArticleAchete;
      rang += 1;
      return {
        ...ligneVide(`l${rang}`, 'article'),
        articleId: article.id,
        reference: article.reference,
        libelle: article.libelle,
        quantite: String(1 + ((i * 3) % 5)),
        achatHT: courte(article.prix),
        tva: '10',
        ...(i === nombre - 1 && nombre > 6 && { option: true }),
      };
    }),
    {
      ...ligneVide(`h${rang}`, 'main-oeuvre'),
      libelle: 'Main-d’œuvre, pose et réglages',
      quantite: String(heures),
      achatHT: '31',
      prixHT: '48',
      tva: '10',
    },
  ];
  return {
    ...documentVide({ langue: 'fr', devise: 'EUR', date }),
    titre: devis.titre,
    client: { ...client },
    conditions: 'Acompte de 30 % à la commande, solde à la réception des travaux.',
    echeancier: [
      { libelle: 'À la commande', pourcent: '30' },
      { libelle: 'À la réception', pourcent: '70' },
    ],
    sections: devis.sections.map(({ titre, heures, articles: nombre }, i) => ({
      id: `s${i + 1}`,
      titre,
      marge: null,
      lignes: lignes(nombre, heures),
    })),
  };
}

/** Without the zeros of the database. */
function courte(prix: string): string {
  return prix.includes('.') ? prix.replace(/\.?0+$/, '') : prix;
}

interface DevisEcrit {
  devis: DevisDemo;
  document: DocumentDevis;
  numero: string;
}

async function insertDevis(
  tx: Tx,
  qui: { id: number; compteId: number },
  { devis, document, numero }: DevisEcrit,
): Promise<void> {
  const { totalHT, ttc } = calculerDevis(document);
  const { etat, date, envoye = null, decide = null, mot = '' } = devis;
  const isSigne = etat === 'accepte';
  const { id } = await tx.one<{ id: number }>(sql`
    insert into devis_clientele (compte_id, utilisateur_id, numero, etat, modele, document, titre,
      client, devise, total_ht, ttc, valable_jusqu, cree_le, modifie_le, envoye_le, envoye_ht,
      decide_le, signature_nom, signature_trace)
    values (${qui.compteId}, ${qui.id}, ${numero}, ${etat}, ${numero === ''},
      ${JSON.stringify(document)}::jsonb, ${document.titre}, ${document.client.nom}, 'EUR',
      ${totalHT.montant}, ${ttc.montant}, ${document.valableJusqu},
      now() - make_interval(days => ${date}),
      now() - make_interval(days => ${decide ?? envoye ?? date}),
      now() - make_interval(days => ${envoye}), ${envoye === null ? null : totalHT.montant},
      now() - make_interval(days => ${decide}), ${isSigne ? document.client.nom : null},
      ${isSigne ? TRACE : null})
    returning id`);
  if (envoye === null) return;
  await tx.execute(sql`
    insert into devis_clientele_version (devis_id, rang, document, ttc, cree_le)
    values (${id}, 1, ${JSON.stringify(document)}::jsonb, ${ttc.montant},
            now() - make_interval(days => ${envoye}))`);
  const evenements: [string, number, string, string][] = [
    ['envoi', envoye, '', document.client.email],
  ];
  if (etat === 'vu')
    evenements.push(['lecture', envoye, '', ''], ['question', envoye - 1, mot, '']);
  if (isSigne && decide !== null) evenements.push(['acceptation', decide, '', document.client.nom]);
  if (etat === 'refuse' && decide !== null) evenements.push(['refus', decide, mot, '']);
  for (const [type, ilYA, texte, nom] of evenements) {
    await tx.execute(sql`
      insert into devis_clientele_evenement (devis_id, type, le, texte, nom)
      values (${id}, ${type}, now() - make_interval(days => ${ilYA}), ${texte}, ${nom})`);
  }
}
