/** Orders of the demo as rows, in bulk: their ids are their ranks. */
import { copyRows } from '../copy-rows.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { plier } from '@comptoir/server/db/plier.ts';
import type { Client } from './clients-demo.ts';
import { cleOf, numeroOf, type CommandeDemo } from './commande-ecrite.ts';
import { copierLignes } from './copier-lignes.ts';

export async function copierCommandes(
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
      const numero = numeroOf('C', c.passeeLe, i + 1);
      const client = clients.get(c.compteId);
      const dernier = c.evenements.at(-1)?.faitLe ?? c.passeeLe;
      return [
        i + 1,
        cleOf(numero),
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
        JSON.stringify(livraisonOf(c, client)),
        JSON.stringify(contactOf(client)),
        JSON.stringify(client?.adresse),
        c.lignesEcrites.length,
        c.prevueLe,
        rechercheOf(numero, c),
      ];
    }),
  );
  await copyRows(
    tx,
    'commande_chantier',
    ['commande_id', 'rang', 'libelle', 'reference_commande'],
    commandes.map((c, i) => [i + 1, 0, c.chantier, c.referenceCommande]),
  );
  await copierLignes(tx, commandes);
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

function livraisonOf(c: CommandeDemo, client: Client | undefined) {
  const adresse = client?.adresse ?? null;
  const destination = adresse?.ville ?? '';
  return {
    mode: 'livraison',
    formule: 'au-plus-tot',
    adresse,
    adresseId: null,
    libelle: client?.chantiers[0] ?? destination,
    consignes: '',
    magasinId: null,
    port: c.tarif.port,
    portLibelle: '',
  };
}

function contactOf(client: Client | undefined) {
  const { contact: nom = '', telephone = '' } = client ?? {};
  return { nom, telephone, email: '', acces: '', creneau: 'journee' };
}

function rechercheOf(numero: string, c: CommandeDemo): string {
  const textes = [
    numero,
    c.chantier ?? '',
    c.referenceCommande ?? '',
    ...c.lignesEcrites.flatMap(({ article }) => [article.reference, article.libelle]),
  ];
  return [...new Set(textes.flatMap((texte) => plier(texte).split(' ')))].join(' ').trim();
}
