/** What is to be said at a line, each with its correction: what the shop found, what a change met. */
import { useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { latePart } from '../../loading/late-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { corriger } from '../ecriture/corriger.ts';
import { modifierQuantite, type LigneSituee } from '../ecriture/modifier-lignes.ts';
import { noterLigne, useNoteLigne, type NoteLigne } from '../ecriture/notes-lignes.ts';
import { useLignes } from './contexte-lignes.ts';
import { useIsEquivalents } from './equivalents-ouverts.ts';
import { couper } from './menu-ligne.ts';

const equivalents = latePart({ load: () => import('./equivalents-ligne.tsx') });

interface Props {
  ligne: LigneSituee;
  messages: readonly MessageControle[] | undefined;
}

export function NotesLigne({ ligne, messages = [] }: Props) {
  const note = useNoteLigne(ligne.ligneId);
  const isEquivalents = useIsEquivalents(ligne.ligneId);
  if (!note && messages.length === 0 && !isEquivalents) return null;
  return (
    <div className="col-span-full mt-2 flex flex-col gap-2 sm:col-start-3">
      {note && <NoteEcriture ligne={ligne} note={note} />}
      {messages.map((message) => (
        <NoteControle key={message.code} ligne={ligne} message={message} />
      ))}
      {isEquivalents && <equivalents.Part ligne={ligne} fallback={<div className="min-h-14" />} />}
    </div>
  );
}

interface NoteControleProps {
  ligne: LigneSituee;
  message: MessageControle;
}

function NoteControle({ ligne, message }: NoteControleProps) {
  const { ecrivain, mots, montrerEquivalents } = useLignes();
  const tErreurs = useTexts('erreurs');
  const [echec, setEchec] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { correction, niveau, libelle, code } = message;
  const run = async () => {
    if (!correction) return;
    setIsBusy(true);
    const resultat = await corriger(ecrivain, correction);
    setIsBusy(false);
    setEchec(resultat.ok ? undefined : tErreurs(resultat.echec.code));
  };
  return (
    <Note isErreur={niveau === 'erreur'} texte={echec ?? libelle}>
      {code === 'stock-insuffisant' && (
        <Button size="sm" kind="quiet" onClick={() => montrerEquivalents(ligne)}>
          {mots.t('ligne.equivalentsCourt')}
        </Button>
      )}
      {correction ? (
        <Button size="sm" busy={isBusy} onClick={() => void run()}>
          {correction.libelle}
        </Button>
      ) : (
        code === 'trait-coupe-invalide' && (
          <Button size="sm" onClick={() => couper(ligne)}>
            {mots.t('coupe.modifier')}
          </Button>
        )
      )}
    </Note>
  );
}

interface NoteEcritureProps {
  ligne: LigneSituee;
  note: NoteLigne;
}

function NoteEcriture({ ligne, note }: NoteEcritureProps) {
  const { ecrivain, mots } = useLignes();
  const tErreurs = useTexts('erreurs');
  const { t, locale } = mots;
  const nombre = (valeur: number) => formatNombre(locale, valeur);
  const close = () => noterLigne(ligne.ligneId, null);
  const write = (quantite: number) => void modifierQuantite(ecrivain, ligne, quantite);
  switch (note.nom) {
    case 'arrondi':
      return (
        <Note live texte={texteArrondi()}>
          <Button size="sm" kind="quiet" onClick={close}>
            {t('note.compris')}
          </Button>
        </Note>
      );
    case 'perime':
      return (
        <Note
          live
          texte={t('note.perime', {
            quantite: nombre(ligne.quantite),
            voulue: nombre(note.voulue),
          })}
        >
          <Button size="sm" kind="quiet" onClick={close}>
            {t('note.garder', { quantite: nombre(ligne.quantite) })}
          </Button>
          <Button size="sm" onClick={() => write(note.voulue)}>
            {t('note.mettre', { quantite: nombre(note.voulue) })}
          </Button>
        </Note>
      );
    case 'echec':
      return (
        <Note
          live
          isErreur
          texte={t(note.reseau ? 'note.reseau' : 'note.echec', {
            raison: tErreurs(note.code),
            voulue: nombre(note.voulue),
            quantite: nombre(ligne.quantite),
          })}
        >
          <Button size="sm" kind="quiet" onClick={close}>
            {t('note.revenir', { quantite: nombre(ligne.quantite) })}
          </Button>
          <Button size="sm" onClick={() => write(note.voulue)}>
            {t('note.reessayer')}
          </Button>
        </Note>
      );
    case 'remise':
      return (
        <Note
          live
          isErreur
          texte={
            note.code === 'remise-plafond' && note.maximum !== undefined
              ? t('note.plafond', { maximum: formatNombre(locale, note.maximum) })
              : tErreurs(note.code)
          }
        >
          <Button size="sm" kind="quiet" onClick={close}>
            {t('note.compris')}
          </Button>
        </Note>
      );
  }

  function texteArrondi(): string {
    if (note.nom !== 'arrondi') return '';
    const valeurs = { demande: nombre(note.demande), prise: nombre(note.prise) };
    return note.code === 'quantite-multiple'
      ? t('note.multiple', { ...valeurs, multiple: nombre(ligne.multiple) })
      : t('note.minimum', valeurs);
  }
}

interface NoteProps {
  texte: string;
  isErreur?: boolean;
  /** It came after a change: read out at once. */
  live?: boolean;
  children?: ReactNode;
}

function Note({ texte, isErreur = false, live = false, children }: NoteProps) {
  const Icon = isErreur ? CircleAlert : TriangleAlert;
  return (
    <div
      role={live ? (isErreur ? 'alert' : 'status') : undefined}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-1.5 pr-2 pl-3',
        isErreur ? 'bg-err-b' : 'bg-warn-b',
      )}
    >
      <Icon size={20} aria-hidden className={isErreur ? 'text-err' : 'text-warn'} />
      <p className="min-w-0 flex-1 basis-52 type-meta">{texte}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
