import { refus } from '@comptoir/contract/http/erreurs.ts';
import type {
  AdresseLivraison,
  SaisieAdresse,
} from '@comptoir/contract/livraison/adresse.schema.ts';
import { MAX_ADRESSES } from '@comptoir/contract/livraison/adresse.schema.ts';
import { nettoyerLigne, nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../db/pool.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import {
  clearParDefaut,
  deleteAdresse,
  electParDefaut,
  insertAdresse,
  listAdresses,
  lockAdresses,
  updateAdresse,
} from './adresses.sql.ts';
import { toAdresse } from './adresse-affichee.ts';
import type { Ports, ReadPorts } from './ports.ts';

export interface AdressesDeps {
  pool: Pool;
  ports: ReadPorts;
}

/** Without an id a new one is made. */
export async function writeAdresse(
  { pool, ports }: AdressesDeps,
  acteur: Acteur,
  { id, saisie: brute }: { id?: number; saisie: SaisieAdresse },
): Promise<AdresseLivraison> {
  const compteId = compteOf(acteur);
  const reseau = await ports();
  const saisie = nettoyer(brute, reseau);
  return transaction(pool, async (tx) => {
    const nombre = await lockAdresses(tx, compteId);
    if (id === undefined && nombre >= MAX_ADRESSES) {
      throw refus('trop-d-adresses', { maximum: MAX_ADRESSES });
    }
    if (saisie.parDefaut) await clearParDefaut(tx, compteId);
    const ecrite = await write(tx, { compteId, id, saisie });
    await electParDefaut(tx, compteId);
    await journaliser(tx, acteur, 'adresse-livraison');
    const adresse = (await listAdresses(tx, compteId)).find((each) => each.id === ecrite);
    if (!adresse) throw new Error(`address ${ecrite} is gone`);
    return toAdresse(adresse, reseau);
  });
}

export async function supprimerAdresse(pool: Pool, acteur: Acteur, id: number): Promise<void> {
  const compteId = compteOf(acteur);
  await transaction(pool, async (tx) => {
    await lockAdresses(tx, compteId);
    if ((await deleteAdresse(tx, { compteId, id })) === 0) throw refus('introuvable');
    await electParDefaut(tx, compteId);
    await journaliser(tx, acteur, 'adresse-livraison');
  });
}

/** The contract lets nobody else in. */
export function compteOf({ compteId }: Acteur): number {
  if (compteId === undefined) throw refus('acces-interdit');
  return compteId;
}

interface Ecriture {
  compteId: number;
  id: number | undefined;
  saisie: SaisieAdresse;
}

async function write(tx: Tx, { compteId, id, saisie }: Ecriture): Promise<number> {
  if (id === undefined) return (await insertAdresse(tx, compteId, saisie)).id;
  if ((await updateAdresse(tx, { compteId, id }, saisie)) === 0) throw refus('introuvable');
  return id;
}

function nettoyer(saisie: SaisieAdresse, { zoneOf }: Ports): SaisieAdresse {
  if (zoneOf(saisie.codePostal) === null) throw refus('adresse-non-desservie');
  const { contact } = saisie;
  return {
    ...saisie,
    libelle: obligatoire(saisie.libelle, 'libelle'),
    ligne1: obligatoire(saisie.ligne1, 'ligne1'),
    ligne2: nettoyerLigne(saisie.ligne2 ?? '') || null,
    ville: obligatoire(saisie.ville, 'ville'),
    consignes: nettoyerTexte(saisie.consignes),
    contact: {
      nom: nettoyerLigne(contact.nom),
      telephone: nettoyerLigne(contact.telephone),
      email: nettoyerLigne(contact.email),
    },
  };
}

function obligatoire(texte: string, champ: string): string {
  const propre = nettoyerLigne(texte);
  if (propre === '') throw refus('requete-invalide', { champ });
  return propre;
}
