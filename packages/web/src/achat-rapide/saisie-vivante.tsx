/** The table at work: fetched after the page is painted. */
import { useRouter } from '@tanstack/react-router';
import { FileUp, ScanBarcode, Trash2 } from 'lucide-react';
import { useEffect, useState, type ClipboardEvent } from 'react';
import { clsx } from 'clsx';
import { liens } from '@comptoir/contract/liens.ts';
import { latePart } from '../loading/late-part.tsx';
import { openOverlay } from '../overlay/overlay-store.ts';
import { usePage } from '../page/page-context.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { announce } from '../ui/notice/announce.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { Button } from '../ui/button/button.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { ouvrirGarde } from './hors-ligne/articles-gardes.ts';
import { enregistrerHorsLigne, isCoquille } from './hors-ligne/enregistrer.ts';
import { RapportRetour } from './hors-ligne/rapport-retour.tsx';
import { useEnLigne } from './hors-ligne/reseau.ts';
import { readCollage, readLigne } from '@comptoir/contract/achat-rapide/lignes-collees.ts';
import { lignesDeRequete } from './lecture/lignes-de-requete.ts';
import { BarreAjout } from './saisie/barre-ajout.tsx';
import { BilanSaisie } from './saisie/bilan-saisie.tsx';
import { useReconnaissance } from './saisie/reconnaissance.ts';
import {
  ajouterUnite,
  insererLignes,
  lignesSaisies,
  restaurer,
  viderSaisie,
} from './saisie/saisie.ts';
import { focusPremiereVide } from './saisie/scanner-dans-ligne.ts';
import { Tableau } from './saisie/tableau.tsx';
import { useLignes } from './saisie/use-lignes.ts';
import { TetesColonnes } from './tetes-colonnes.tsx';
import { useDouchette } from './scan/use-douchette.ts';

const importFichier = latePart({ load: () => import('./lecture/import-fichier.tsx') });

/** Takes over what was typed before this code was there, and the focus with it. */
export function reprendre(endormie: HTMLElement | null): void {
  const inputs = [...(endormie?.querySelectorAll('input') ?? [])];
  const lues = inputs.flatMap(({ value }) => readLigne(value));
  if (lues.length > 0) insererLignes(lues);
  if (inputs.some((input) => input === document.activeElement)) {
    requestAnimationFrame(focusPremiereVide);
  }
}

export default function SaisieVivante() {
  const t = useTexts('achat-rapide');
  const isEnLigne = useEnLigne();
  const [isImporting, setIsImporting] = useState(false);
  useReconnaissance();
  useArrivee(() => setIsImporting(true));
  useDouchette((code) => {
    ajouterUnite(code);
    announce(t('scan.pris', { code }));
  });
  const onPaste = (event: ClipboardEvent) => {
    // A field takes what is pasted into it by itself.
    if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    const { lignes, ...alentours } = readCollage(event.clipboardData.getData('text'));
    if (lignes.length === 0) return;
    event.preventDefault();
    insererLignes(lignes, undefined, alentours);
  };
  return (
    <div onPaste={onPaste}>
      <div className="page-wide flex flex-col gap-4 pb-8">
        <Outils isImporting={isImporting} onImporter={() => setIsImporting(!isImporting)} />
        {!isEnLigne && (
          <Alert live state="warn" title={t('horsLigne.titre')}>
            {t('horsLigne.texte')}
          </Alert>
        )}
        {isImporting && (
          <importFichier.Part
            onImporte={() => setIsImporting(false)}
            fallback={<div className="h-44 rounded-card border" />}
          />
        )}
        <RapportRetour />
        <BilanSaisie />
        <div>
          <TetesColonnes />
          <Tableau variante="page" />
        </div>
      </div>
      <BarreAjout />
    </div>
  );
}

interface OutilsProps {
  isImporting: boolean;
  onImporter: () => void;
}

function Outils({ isImporting, onImporter }: OutilsProps) {
  const t = useTexts('achat-rapide');
  const isEmpty = useLignes().every(({ reference }) => reference.trim() === '');
  const vider = () => {
    const avant = viderSaisie();
    showToast({
      title: t('videe'),
      action: { label: t('annuler'), run: () => restaurer(avant) },
    });
  };
  return (
    <div className="flex gap-2">
      <Button icon={ScanBarcode} onClick={() => openOverlay('scan-article')}>
        {t('outils.scanner')}
      </Button>
      <Button
        icon={FileUp}
        aria-expanded={isImporting}
        onPointerEnter={() => void importFichier.preload().catch(() => undefined)}
        onClick={onImporter}
      >
        <span className="max-sm:hidden">{t('outils.importer')}</span>
        <span className="sm:hidden">{t('outils.importerCourt')}</span>
      </Button>
      <button
        type="button"
        onClick={vider}
        className={clsx(buttonClass({ kind: 'quiet' }), 'ml-auto', isEmpty && 'invisible')}
      >
        <Trash2 size={20} aria-hidden />
        <span className="max-sm:sr-only">{t('outils.vider')}</span>
      </button>
    </div>
  );
}

/** What the address brings: lines of the home page, the scanner, a file to choose. */
function useArrivee(onImporter: () => void): void {
  const { locale, path, session } = usePage();
  const router = useRouter();
  const nom = session.utilisateur ? `${session.utilisateur.prenom} ${session.utilisateur.nom}` : '';
  useEffect(() => {
    // The page kept for offline use is made for nobody: it does not tell who is signed in.
    if (isCoquille()) {
      // With lines typed it stays: what changed meanwhile is reported here.
      const reload = () => {
        if (lignesSaisies().length === 0) location.reload();
      };
      addEventListener('online', reload);
      return () => removeEventListener('online', reload);
    }
    ouvrirGarde(nom);
    void enregistrerHorsLigne();
  }, [nom]);
  useEffect(() => {
    const [, query = ''] = path.split('?');
    const { hash } = location;
    const lues = lignesDeRequete(new URLSearchParams(query));
    if (lues.length > 0) {
      insererLignes(lues);
      // Once: a reload does not add them again.
      void router.navigate({ href: liens.achatRapide(locale) + hash, replace: true });
    }
  }, [path, locale, router]);
  useEffect(() => {
    const follow = () => {
      if (location.hash === '#scanner') openOverlay('scan-article');
      if (location.hash === '#importer') onImporter();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
    // oxlint-disable-next-line react/exhaustive-deps -- at arrival
  }, [path]);
}
