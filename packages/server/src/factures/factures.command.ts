/** `npm run factures`: what the accounts of the shop do by hand. */
import { parseArgs } from 'node:util';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { isJour } from '@comptoir/contract/http/jour.schema.ts';
import { EXIGENCES, exigencesOf } from '@comptoir/contract/panier/references.schema.ts';
import { createClock } from '../clock.ts';
import { runCommand } from '../command.ts';
import { readConfig } from '../config.ts';
import type { Pool } from '../db/pool.ts';
import { startError } from '../db/start-error.ts';
import { emettreAvoir } from './emission/emettre-avoir.ts';
import { facturerTout } from './emission/facturer.ts';
import { listPerdus } from './envoi/envois.sql.ts';
import { REGLES_FACTURATION, upsertRegle } from './emission/a-facturer.sql.ts';
import { renvoyerFacture } from './envoi/envoyer-factures.ts';
import { upsertExigences } from './exigences-chorus.sql.ts';
import { cloreLitige } from './litiges/contester-facture.ts';
import { listLitigesOuverts } from './litiges/litiges.sql.ts';
import { reprendreDossier } from './reprise/reprendre-dossier.ts';
import { travaux } from '../travaux/travaux.ts';
import { reglerVirement } from './virements/regler-virement.ts';
import { rembourserTropPercu } from './trop-percus/rembourser-trop-percu.ts';
import { listReclames } from './trop-percus/trop-percus.sql.ts';
import { listEcarts } from './verifier-factures.sql.ts';

const USAGE = `Usage:
  npm run factures                                        disputes that are open, money to pay back,
                                                          sendings that failed
  npm run factures -- emettre                             invoices what is ready
  npm run factures -- avoir <numero> [rang:quantite …] --motif "…" [--port]
                                                          takes lines back, all of them without any
  npm run factures -- clore <litige> --motif "…"          says how a dispute ended
  npm run factures -- rembourser <trop-perçu> --reference "…"
                                                          tells that what was paid too much went back
  npm run factures -- regler <numero[:montant] …> --reference "…" [--montant 1200.00] [--le 2026-11-18]
                                                          writes a transfer that came: what is said of
                                                          each, the rest by day; what is over is a credit
  npm run factures -- reprendre <dossier>                 takes in what the ERP invoiced: Factur-X, UBL
                                                          or CII with their PDF, or a table (CSV)
  npm run factures -- regle <compte> <regle>              what makes one invoice of a company, by its code:
                                                          bon, commande, semaine, mois, chantier; erp: its
                                                          ERP invoices it
  npm run factures -- renvoyer <numero>                   sends again what was refused or given up
  npm run factures -- chorus <compte> <exigence>           what Chorus Pro asks of a public body, by the code
                                                          of the company: les-deux, service, engagement,
                                                          soit (one of them), aucune
  npm run factures -- verifier                            holds every invoice against what was delivered
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    le: { type: 'string' },
    montant: { type: 'string' },
    motif: { type: 'string' },
    port: { type: 'boolean' },
    reference: { type: 'string' },
  },
});
const [verbe, numero = '', ...lignes] = positionals;
const regle = REGLES_FACTURATION.find((each) => each === lignes[0]);
const exigence = EXIGENCES.find((each) => each === lignes[0]);
const motif = values.motif?.trim() ?? '';
const reference = values.reference?.trim() ?? '';
const clock = createClock();

function print(texte: string): void {
  process.stdout.write(`${texte}\n`);
}

if (verbe === undefined) {
  await runCommand(printOuverts);
} else if (verbe === 'emettre') {
  await runCommand(async (pool) =>
    print(`${await facturerTout(pool, clock.today())} invoices issued`),
  );
} else if (verbe === 'avoir' && numero !== '' && motif !== '') {
  await runCommand(async (pool) => print(await emettreAvoir(pool, numero, demande())));
} else if (verbe === 'clore' && numero !== '' && motif !== '') {
  await runCommand((pool) => cloreLitige(pool, numero, motif));
} else if (verbe === 'rembourser' && numero !== '' && reference !== '') {
  const { url } = readConfig(process.env);
  await runCommand((pool) =>
    rembourserTropPercu(pool, { numero, reference, jour: clock.today(), url }),
  );
} else if (verbe === 'regler' && numero !== '' && reference !== '') {
  await runCommand(regler);
} else if (verbe === 'reprendre' && numero !== '') {
  await runCommand(reprendre);
} else if (verbe === 'regle' && regle) {
  await runCommand(async (pool) => {
    if (!(await upsertRegle(pool, numero, regle))) throw refus('introuvable');
  });
} else if (verbe === 'renvoyer' && numero !== '') {
  await runCommand((pool) => renvoyerFacture(pool, numero));
} else if (verbe === 'chorus' && exigence) {
  await runCommand(async (pool) => {
    if (!(await upsertExigences(pool, numero, exigencesOf(exigence)))) throw refus('introuvable');
  });
} else if (verbe === 'verifier') {
  await runCommand(verifier);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

function demande() {
  const voulues = lignes.map((ligne) => {
    const [rang = 0, quantite = 0] = ligne.split(':').map(Number);
    return { rang, quantite };
  });
  return {
    lignes: voulues.length === 0 ? ('toutes' as const) : voulues,
    port: values.port ?? false,
    motif,
    emiseLe: clock.today(),
  };
}

async function reprendre(pool: Pool): Promise<void> {
  const { url } = readConfig(process.env);
  const demande = { dossier: numero, jour: clock.today(), url, dire: print };
  try {
    const { reprises, deja, refusees } = await reprendreDossier(pool, demande);
    print(`${reprises} taken in, ${deja} here before, ${refusees} refused`);
    if (refusees > 0) process.exitCode = 1;
  } finally {
    travaux.close();
  }
}

async function regler(pool: Pool): Promise<void> {
  const recuLe = values.le ?? clock.today();
  if (!isJour(recuLe)) throw startError(`${recuLe} is no day: 2026-11-18`);
  const { deja, parts, tropPercu } = await reglerVirement(pool, {
    reference,
    recuLe,
    montant: values.montant === undefined ? null : montantOf(values.montant),
    factures: [numero, ...lignes].map((dite) => {
      const [sien = '', montant] = dite.split(':');
      return { numero: sien, montant: montant === undefined ? null : montantOf(montant) };
    }),
  });
  for (const { numero: sien, montant, reste } of parts) {
    print(`${sien}  ${montant} paid, ${reste} left`);
  }
  if (tropPercu) print(`${tropPercu.numero}  ${tropPercu.montant} to the credit of the company`);
  if (deja) print(`${reference} was written before: nothing changed`);
}

function montantOf(texte: string): string {
  const montant = texte.replace(',', '.');
  if (/^\d{1,9}(\.\d{1,2})?$/.test(montant)) return montant;
  throw startError(`${texte} is no amount: 1200.00`);
}

async function printOuverts(pool: Pool): Promise<void> {
  const ouverts = await listLitigesOuverts(pool);
  for (const { numero: litige, facture, client, montant, motif: quoi, texte } of ouverts) {
    print(`${litige}  ${facture}  ${client}  ${montant}  ${quoi}\n  ${texte}\n`);
  }
  print(`${ouverts.length} open`);
  for (const { numero: tropPercu, client, montant, devise } of await listReclames(pool)) {
    print(`${tropPercu}  ${client}  ${montant} ${devise} to pay back`);
  }
  for (const { numero: facture, client, etat, canal, motif: quoi } of await listPerdus(pool)) {
    print(`${facture}  ${client}  ${canal} ${etat}  ${quoi}`);
  }
}

async function verifier(pool: Pool): Promise<void> {
  const ecarts = await listEcarts(pool);
  for (const { regle, detail } of ecarts) print(`${regle}: ${detail}`);
  print(`${ecarts.length} wrong`);
  if (ecarts.length > 0) process.exitCode = 1;
}
