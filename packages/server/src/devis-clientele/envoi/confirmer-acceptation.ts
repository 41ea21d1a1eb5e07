/** Once a quote is signed: the paper as it was signed, to the customer and to who wrote it. */
import { calculerDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { envoyer, isOneAddress } from '../../courrier/envoyer.ts';
import { hashJeton } from '../../session/session.public.ts';
import { readReglages } from '../reglages/read-reglages.ts';
import type { DevisSigne } from '../taches-devis-clientele.public.ts';
import { courrierConfirmation, courrierReponse } from './courriers-devis.ts';
import { imprimerSigne } from './imprimer-devis-recu.ts';
import { findDestinataire, findParLien } from './lien.sql.ts';

/** A job of its own: nobody who signs waits for a paper, and no lock is held while it is drawn. */
export const confirmerAcceptation =
  ({ pool, url }: { pool: Pool; url: string }) =>
  async ({ jeton }: DevisSigne): Promise<void> => {
    const devis = await findParLien(pool, hashJeton(jeton));
    // Deleted since, or not signed after all: there is nothing to confirm.
    if (devis?.etat !== 'accepte' || devis.signatureNom === null) return;
    const { document, numero, signatureNom: nom } = devis;
    const [pdf, reglages, destinataire] = await Promise.all([
      imprimerSigne({ db: pool, qui: `devis ${devis.id}` }, devis),
      readReglages(pool, devis.compteId),
      findDestinataire(pool, devis.id),
    ]);
    const pieces = [{ nom: pdf.name, type: pdf.type, data: pdf.data }];
    const { ttc } = calculerDevis(document);
    const lienOf = (langue: 'fr' | 'en' | 'es') =>
      url + liens.devisClienteleDetail(langue, devis.id);
    const auteur = courrierReponse({ devis, reponse: 'accepte', lienOf, mot: nom, ttc });
    const client = [destinataire, document.client.email].find(isOneAddress);
    await transaction(pool, async (tx) => {
      await envoyer(tx, { ...auteur, pieces });
      if (client === undefined) return;
      const confirmation = courrierConfirmation({
        a: client,
        repondreA: isOneAddress(reglages.email) ? reglages.email : devis.auteurEmail,
        numero,
        lien: url + liens.devisRecu(document.langue, jeton),
        entreprise: reglages.nom,
        message: nom,
        ttc,
        document,
      });
      await envoyer(tx, { ...confirmation, pieces });
    });
  };
