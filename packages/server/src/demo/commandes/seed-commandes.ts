import type { Devise } from '@comptoir/contract/argent.ts';
import { copyRows } from '../../db/copy.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { plier } from '../../delegue/plier.ts';
import { createCalendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import {
  cleDe,
  ecrireCommande,
  type ArticleVendable,
  type CommandeDemo,
} from './commande-ecrite.ts';
import { listCommandes, type ClientDemo } from './commandes.ts';

export const commandes: Seeder = {
  nom: 'commandes',
  async seed(tx, taille) {
    const clients = await listClients(tx);
    const articles = await listVendables(tx);
    const calendrier = await createCalendrier(tx);
    const parId = new Map(clients.map((client) => [client.id, client]));
    const ecrites = listCommandes(clients, taille === 'petite' ? 'petite' : 'moyenne')
      .map((commande) => {
        const devise = parId.get(commande.compteId)?.devise ?? 'EUR';
        return ecrireCommande(commande, articles, { jour: calendrier(-commande.jours), devise });
      })
      .sort((a, b) => a.passeeLe.getTime() - b.passeeLe.getTime());
    await ecrire(tx, ecrites, parId);
    await limiterMorel(tx);
    await faireAttendre(tx);
    await raccorder(tx);
  },
};

interface Client extends ClientDemo {
  devise: Devise;
  adresse: {
    nom: string;
    ligne1: string;
    ligne2: null;
    codePostal: string;
    ville: string;
    paysId: number;
  };
  contact: string;
  telephone: string;
}

function listClients(tx: Tx): Promise<Client[]> {
  return tx.query(sql`
    select c.id, c.code, c.bloque, c.devise, c.telephone,
           (select json_agg(json_build_object('id', u.id, 'role', u.role) order by u.id)
              from utilisateur u where u.compte_id = c.id and u.etat = 'actif') as personnes,
           (select concat_ws(' ', u.prenom, u.nom) from utilisateur u
             where u.compte_id = c.id order by u.id limit 1) as contact,
           array(select a.libelle from adresse_livraison a where a.compte_id = c.id order by a.id)
             as chantiers,
           json_build_object('nom', c.raison_sociale, 'ligne1', c.adresse_ligne1, 'ligne2', null,
             'codePostal', c.code_postal, 'ville', c.ville, 'paysId', c.pays_id) as adresse
      from compte c
     where exists (select from utilisateur u where u.compte_id = c.id and u.etat = 'actif')
     order by c.id`);
}

// Customers order what sells.
const COURANTS = 600;

function listVendables(tx: Tx): Promise<ArticleVendable[]> {
  return tx.query(sql`
    select a.id, a.reference, a.libelle_fr as libelle, a.unite, a.multiple, a.minimum, a.poids,
           a.tva::text as tva, a.eco_montant::text as eco, t.prix::text as prix
      from article a
      join tarif t on t.article_id = a.id
     where not a.retire and t.prix < 400
     order by a.popularite desc, a.id
     limit ${COURANTS}`);
}

async function ecrire(
  tx: Tx,
  commandes: readonly CommandeDemo[],
  clients: ReadonlyMap<number, Client>,
): Promise<void> {
  await copyRows(
    tx,
    'commande',
    [
      'id',
      'cle',
      'numero',
      'compte_id',
      'utilisateur_id',
      'etat',
      'langue',
      'passee_le',
      'modifiee_le',
      'mode_paiement',
      'devise',
      'marchandise_ht',
      'port_ht',
      'net_ht',
      'ttc',
      'tarif',
      'livraison',
      'contact',
      'facturation',
      'nombre_lignes',
      'prevue_le',
      'recherche',
    ],
    commandes.map((c, i) => {
      const numero = numeroDe('C', c.passeeLe, i + 1);
      const client = clients.get(c.compteId);
      const dernier = c.evenements.at(-1)?.faitLe ?? c.passeeLe;
      return [
        i + 1,
        cleDe(numero),
        numero,
        c.compteId,
        c.utilisateurId,
        c.etat,
        'fr',
        c.passeeLe,
        dernier,
        c.modePaiement,
        c.tarif.devise,
        c.marchandiseHT,
        c.tarif.port?.montant ?? '0',
        c.tarif.netHT.montant,
        c.tarif.ttc.montant,
        JSON.stringify(c.tarif),
        JSON.stringify(livraisonDe(c, client)),
        JSON.stringify(contactDe(client)),
        JSON.stringify(client?.adresse),
        c.lignesEcrites.length,
        c.prevueLe,
        rechercheDe(numero, c),
      ];
    }),
  );
  await copyRows(
    tx,
    'commande_chantier',
    ['commande_id', 'rang', 'libelle', 'reference_commande'],
    commandes.map((c, i) => [i + 1, 0, c.chantier, c.referenceCommande]),
  );
  await copyLignes(tx, commandes);
  await copyRows(
    tx,
    'commande_evenement',
    ['commande_id', 'fait_le', 'genre', 'etat', 'utilisateur_id'],
    commandes.flatMap((c, i) =>
      c.evenements.map(
        ({ genre, etat, faitLe }) =>
          [
            i + 1,
            faitLe,
            genre,
            etat,
            genre === 'passee' || genre === 'annulee' ? c.utilisateurId : null,
          ] as const,
      ),
    ),
  );
}

async function copyLignes(tx: Tx, commandes: readonly CommandeDemo[]): Promise<void> {
  const lignes = commandes.flatMap((commande, i) =>
    commande.lignesEcrites.map((ligne, rang) => ({
      commande,
      ligne,
      commandeId: i + 1,
      rang: rang + 1,
    })),
  );
  await copyRows(
    tx,
    'commande_ligne',
    [
      'id',
      'commande_id',
      'rang',
      'chantier_rang',
      'article_id',
      'reference',
      'libelle',
      'unite',
      'quantite',
      'quantite_expediee',
      'prix_public_ht',
      'prix_ht',
      'montant_ht',
      'eco_ht',
      'tva',
      'prevue_le',
    ],
    lignes.map(({ commande, ligne, commandeId, rang }, i) => {
      const { article, quantite, quantiteExpediee, prixHT, montantHT } = ligne;
      return [
        i + 1,
        commandeId,
        rang,
        0,
        article.id,
        article.reference,
        article.libelle,
        article.unite,
        quantite,
        quantiteExpediee,
        article.prix,
        prixHT,
        montantHT,
        article.eco,
        article.tva,
        commande.prevueLe,
      ];
    }),
  );
  const bons = commandes.flatMap((commande, i) =>
    commande.bon ? [{ commande, bon: commande.bon, commandeId: i + 1 }] : [],
  );
  await copyRows(
    tx,
    'bon_livraison',
    [
      'id',
      'cle',
      'numero',
      'commande_id',
      'expedie_le',
      'livre_le',
      'transporteur',
      'suivi',
      'destination',
      'poids',
    ],
    bons.map(({ commande, bon, commandeId }, i) => {
      const numero = numeroDe('B', bon.expedieLe, i + 1);
      return [
        i + 1,
        cleDe(numero),
        numero,
        commandeId,
        bon.expedieLe,
        bon.livreLe,
        'Transports Ligérien',
        `TL${String(4_400_000 + i * 37)}`,
        '{}',
        commande.poids,
      ];
    }),
  );
  const bonDeCommande = new Map(bons.map(({ commandeId }, i) => [commandeId, i + 1]));
  await copyRows(
    tx,
    'bon_livraison_ligne',
    ['bon_id', 'ligne_id', 'quantite'],
    lignes.flatMap(({ ligne, commandeId }, i) => {
      const bonId = bonDeCommande.get(commandeId);
      const { quantiteExpediee } = ligne;
      return bonId && quantiteExpediee > 0 ? [[bonId, i + 1, quantiteExpediee] as const] : [];
    }),
  );
}

function livraisonDe(c: CommandeDemo, client: Client | undefined) {
  const adresse = client?.adresse ?? null;
  const lignes = c.lignesEcrites.map(({ quantite }, i) => ({ ligneId: i + 1, quantite }));
  const destination = adresse?.ville ?? '';
  return {
    mode: 'livraison',
    formule: 'au-plus-tot',
    adresse,
    adresseId: null,
    libelle: client?.chantiers[0] ?? destination,
    consignes: '',
    magasinId: null,
    envois: [
      {
        jour: c.prevueLe,
        heure: null,
        chantierId: null,
        destination,
        lignes,
        poids: c.poids,
        adresse: null,
      },
    ],
    port: c.tarif.port,
    portLibelle: '',
  };
}

function contactDe(client: Client | undefined) {
  const { contact: nom = '', telephone = '' } = client ?? {};
  return { nom, telephone, email: '', acces: '', creneau: 'journee' };
}

function numeroDe(lettre: string, instant: Date, rang: number): string {
  return `${lettre}${String(instant.getUTCFullYear()).slice(2)}-${String(rang).padStart(6, '0')}`;
}

function rechercheDe(numero: string, c: CommandeDemo): string {
  const mots = [numero, c.chantier ?? '', c.referenceCommande ?? ''];
  return [...mots, ...c.lignesEcrites.map(({ article }) => article.reference)].map(plier).join(' ');
}

/** The buyer of the demo sign-ins has a limit, and whoever runs the account agrees above it. */
async function limiterMorel(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into approbateur (utilisateur_id, approbateur_id, rang)
    select a.id, p.id, 1
      from utilisateur a
      join utilisateur p on p.compte_id = a.compte_id and p.email = 'admin@menuiserie-morel.test'
     where a.email = 'acheteur@menuiserie-morel.test'`);
}

/** His largest order of the day waits for it. */
async function faireAttendre(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with attend as (
      select c.id, a.id as acheteur, p.id as patron
        from commande c
        join utilisateur a on a.email = 'acheteur@menuiserie-morel.test'
        join utilisateur p on p.email = 'admin@menuiserie-morel.test'
       where c.compte_id = a.compte_id and c.etat = 'validee'
       order by c.net_ht desc
       limit 1
    ),
    commandes as (
      update commande c set etat = 'a-valider', utilisateur_id = attend.acheteur,
             mode_paiement = 'en-compte'
        from attend where c.id = attend.id
    ),
    evenements as (
      update commande_evenement e set etat = 'a-valider', utilisateur_id = attend.acheteur
        from attend where e.commande_id = attend.id
    )
    insert into commande_approbation (commande_id, approbateur_id, rang, regle)
    select id, patron, 1, 'un' from attend`);
}

/** What the rest of the shop tells of orders: what they hold back, where customers stand, numbers to come. */
async function raccorder(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into reservation (ligne_id, lieu_id, quantite)
    select l.id, null, l.quantite - l.quantite_expediee
      from commande_ligne l
      join commande c on c.id = l.commande_id
     where c.etat in ('a-valider', 'validee', 'en-preparation', 'expediee-partiellement')
       and l.quantite > l.quantite_expediee`);
  await tx.execute(sql`
    update bon_livraison b set destination = c.livraison -> 'adresse'
      from commande c where c.id = b.commande_id`);
  await tx.execute(sql`
    insert into compte_chantier (compte_id, libelle, derniere_le)
    select c.compte_id, ch.libelle, max(c.passee_le)
      from commande_chantier ch
      join commande c on c.id = ch.commande_id
     where ch.libelle is not null
     group by c.compte_id, ch.libelle`);
  await tx.execute(sql`
    update compte_situation s
       set derniere_commande_le = o.le, derniere_commande_montant = o.net_ht
      from (select distinct on (compte_id) compte_id, net_ht,
                   (passee_le at time zone 'Europe/Paris')::date as le
              from commande
             where etat not in ('annulee', 'refusee')
             order by compte_id, passee_le desc) o
     where o.compte_id = s.compte_id`);
  for (const table of ['commande', 'commande_ligne', 'bon_livraison']) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), n)
        from (select case ${table} when 'commande' then (select max(id) from commande)
                when 'commande_ligne' then (select max(id) from commande_ligne)
                else (select max(id) from bon_livraison) end as n) m`);
  }
  await tx.execute(sql`select setval('commande_numero', (select max(id) from commande))`);
  await tx.execute(sql`select setval('bon_livraison_numero', (select max(id) from bon_livraison))`);
  await tx.execute(sql`analyze commande, commande_chantier, commande_ligne, commande_evenement`);
}
