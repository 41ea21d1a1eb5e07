import { calculerDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import type { Shop } from '../../shop.ts';
import { envoyer, isOneAddress } from '../../courrier/envoyer.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { freinerEnvoi } from '../../identite/identite.public.ts';
import { newJeton } from '../../session/session.public.ts';
import { lockDevis } from '../devis.sql.ts';
import { insertEvenement, insertVersion } from '../historique.sql.ts';
import { readReglages } from '../reglages/read-reglages.ts';
import { isDecide } from '../vue-devis.ts';
import { courrierEnvoi } from './courriers-devis.ts';
import { findAuteur, updateEnvoye } from './lien.sql.ts';

export type DepsEnvoi = Pick<Shop, 'pool' | 'clock' | 'url'>;

interface Envoi {
  id: number;
  email?: string;
  message?: string;
  /** Address of the network. */
  adresse: string;
}

/** Returns the whole address of the link, which is kept nowhere. */
export async function envoyerDevis(
  { pool, clock, url }: DepsEnvoi,
  acteur: Acteur,
  { id, email: saisi = '', message = '', adresse }: Envoi,
): Promise<string> {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  const email = saisi.trim();
  if (email !== '' && !isOneAddress(email)) throw refus('requete-invalide', { champ: 'email' });
  if (email !== '') await freinerEnvoi(pool, 'devis-clientele', { adresse, destinataire: email });
  const { token, hash } = newJeton();
  const jour = clock.today();
  return transaction(pool, async (tx) => {
    const devis = await lockDevis(tx, compteId, id);
    if (!devis || devis.modele) throw refus('introuvable', { id });
    if (isDecide(devis)) throw refus('devis-client-decide', { etat: devis.etat });
    const { document, numero } = devis;
    const { totalHT, ttc } = verifierEnvoyable(document, jour);
    await insertVersion(tx, id, { document, ttc: ttc.montant });
    await updateEnvoye(tx, id, { hash, totalHT: totalHT.montant });
    await insertEvenement(tx, id, { type: 'envoi', nom: email });
    const lien = url + liens.devisRecu(document.langue, token);
    if (email !== '') {
      const [reglages, auteur] = await Promise.all([
        readReglages(tx, compteId),
        findAuteur(tx, utilisateurId),
      ]);
      const propre = isOneAddress(reglages.email) ? reglages.email : auteur.email;
      const envoi = { a: email, repondreA: propre, numero, lien, ttc, document };
      const mots = { entreprise: reglages.nom, message: nettoyerTexte(message) };
      await envoyer(tx, courrierEnvoi({ ...envoi, ...mots }));
    }
    return lien;
  });
}

function verifierEnvoyable(document: DocumentDevis, jour: string) {
  const totaux = calculerDevis(document);
  if (totaux.lignes.size === 0) throw refus('devis-client-vide');
  if (totaux.sansPrix > 0) throw refus('devis-client-sans-prix', { nombre: totaux.sansPrix });
  if (document.valableJusqu < jour) {
    throw refus('devis-client-expire', { jour: formatDate(document.valableJusqu) });
  }
  return totaux;
}
