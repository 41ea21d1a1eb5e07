/** What the customer answers: told to who wrote the quote in the same transaction. */
import { calculerDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Tx } from '../../db/transaction.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import { hashJeton } from '../../session/session.public.ts';
import { courrierReponse, type Reponse } from './courriers-devis.ts';
import { lockParLien, type DevisParLien } from './lien.sql.ts';
import { trouve, verifierOuvert } from './situation.ts';

interface Attendu {
  jeton: string;
  jour: string;
  /** The version that was read; absent where any will do. */
  rang?: number;
}

export async function verrouillerOuvert(
  tx: Tx,
  { jeton, jour, rang }: Attendu,
): Promise<DevisParLien> {
  const devis = trouve(await lockParLien(tx, hashJeton(jeton)));
  verifierOuvert(devis, jour, rang);
  return devis;
}

export async function prevenir(
  tx: Tx,
  devis: DevisParLien,
  { url, reponse, mot }: { url: string; reponse: Reponse; mot: string },
): Promise<void> {
  await envoyer(
    tx,
    courrierReponse({
      devis,
      reponse,
      mot,
      lienOf: (langue) => url + liens.devisClienteleDetail(langue, devis.id),
      ttc: calculerDevis(devis.document).ttc,
    }),
  );
}

/** The document with the options that were chosen, and no others. */
export function choisir(document: DocumentDevis, options: readonly string[]): DocumentDevis {
  const voulues = new Set(options);
  const connues = document.sections.flatMap(({ lignes }) =>
    lignes.flatMap(({ option, id }) => (option ? [id] : [])),
  );
  if (options.some((id) => !connues.includes(id))) {
    throw refus('requete-invalide', { champ: 'options' });
  }
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      lignes: section.lignes.map((ligne) => ({
        ...ligne,
        choisie: ligne.option && voulues.has(ligne.id),
      })),
    })),
  };
}
