import { copyRows } from '../copy-rows.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { listComptes } from '../comptes/comptes.ts';
import type { Seeder } from '../seed.ts';
import { listAdresses } from './adresses.ts';
import { listTarifsPort } from './tarifs-port.ts';
import { listZones } from './zones.ts';

export const livraison: Seeder = { nom: 'livraison', seed: seedLivraison };

async function seedLivraison(tx: Tx): Promise<void> {
  await copyRows(
    tx,
    'zone_port',
    ['departement_code', 'zone'],
    listZones().map(({ departement, zone }) => [departement, zone]),
  );
  await copyRows(
    tx,
    'tarif_port',
    ['service', 'zone', 'poids_max', 'prix'],
    listTarifsPort().map(({ service, zone, poidsMax, prix }) => [service, zone, poidsMax, prix]),
  );
  await copyRows(
    tx,
    'adresse_livraison',
    [
      'compte_id',
      'libelle',
      'ligne1',
      'code_postal',
      'ville',
      'consignes',
      'contact_nom',
      'contact_telephone',
      'par_defaut',
    ],
    listAdresses(listComptes()).map((a) => [
      a.compteId,
      a.libelle,
      a.ligne1,
      a.codePostal,
      a.ville,
      a.consignes,
      a.contact.nom,
      a.contact.telephone,
      a.parDefaut,
    ]),
  );
}
