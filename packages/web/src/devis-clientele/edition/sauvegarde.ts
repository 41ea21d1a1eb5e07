/**
 * Saves a quote while it is typed: a pause after the last key, one request at a time, each on the
 * version the one before left. What could not be sent is kept and tried again.
 */
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';

/** `conflit`: someone else wrote it since. `refuse`: it will not be taken as it is. */
export type EtatSauvegarde =
  | 'a-jour'
  | 'en-attente'
  | 'envoi'
  | 'hors-ligne'
  | 'conflit'
  | 'refuse';

export type Issue = { version: string } | 'conflit' | 'hors-ligne' | { refus: unknown };

interface Options {
  version: string;
  envoyer: (document: DocumentDevis, version: string) => Promise<Issue>;
  garder: (saisie: { version: string; document: DocumentDevis }) => void;
  oublier: () => void;
  onEtat: (etat: EtatSauvegarde, refus?: unknown) => void;
  /** Pause after the last change, and before trying again. */
  pauseMs?: number;
  repriseMs?: number;
}

export interface Sauvegarde {
  changer(document: DocumentDevis): void;
  /** At once: the page is left, the connection is back. */
  maintenant(): Promise<void>;
  /** Mine instead of theirs: sent on their version. */
  imposer(version: string): void;
  version(): string;
  arreter(): void;
}

export function creerSauvegarde(options: Options): Sauvegarde {
  const { envoyer, garder, oublier, onEtat, pauseMs = 500, repriseMs = 5_000 } = options;
  let { version } = options;
  let attente: DocumentDevis | undefined;
  let minuterie: ReturnType<typeof setTimeout> | undefined;
  let enCours: Promise<void> | undefined;
  let bloque = false;

  const planifier = (ms: number) => {
    clearTimeout(minuterie);
    minuterie = setTimeout(() => void maintenant(), ms);
  };

  async function envoyerUn(): Promise<void> {
    const document = attente;
    if (!document || bloque) return;
    attente = undefined;
    onEtat('envoi');
    const issue = await envoyer(document, version);
    if (typeof issue === 'object' && 'version' in issue) {
      ({ version } = issue);
      // What was typed meanwhile is on the version that was just made.
      if (attente) garder({ version, document: attente });
      else oublier();
      onEtat(attente ? 'en-attente' : 'a-jour');
      return;
    }
    attente ??= document;
    if (issue === 'hors-ligne') {
      onEtat('hors-ligne');
      planifier(repriseMs);
      return;
    }
    bloque = true;
    if (issue === 'conflit') onEtat('conflit');
    else onEtat('refuse', issue.refus);
  }

  async function maintenant(): Promise<void> {
    clearTimeout(minuterie);
    // Several may wait here: each looks again whether another went before it.
    while (enCours) await enCours;
    enCours = envoyerUn().finally(() => (enCours = undefined));
    await enCours;
  }

  return {
    changer(document) {
      attente = document;
      garder({ version, document });
      if (bloque) return;
      if (!enCours) onEtat('en-attente');
      planifier(pauseMs);
    },
    maintenant,
    imposer(autre) {
      version = autre;
      bloque = false;
      planifier(0);
    },
    version: () => version,
    arreter() {
      clearTimeout(minuterie);
    },
  };
}
