/** The shelf being counted: its lines, the camera when asked for, and the bar under the thumb. */
import './comptage.css';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { lireComptage } from '@comptoir/contract/listes-achats/comptage.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { preparerSignal, useDouchette } from '../../achat-rapide/scan.public.ts';
import { latePart } from '../../loading/late-part.tsx';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { BarreComptage } from './barre-comptage.tsx';
import { readComptes } from './comptes.ts';
import { DireLecture } from './dire-lecture.tsx';
import { LigneComptable } from './ligne-comptable.tsx';
import { useScanCompte } from './scan-compte.ts';

const camera = latePart({
  load: () => import('../../achat-rapide/camera.public.tsx'),
  words: ['achat-rapide'],
  when: 'asked',
});

/** Those of the first screens are in the page; the others are drawn once it is there. */
const PREMIERES = 40;

interface Props {
  comptage: CallAnswer<typeof lireComptage>;
  /** The line whose label was scanned. */
  visee: number | undefined;
}

export function Rayon({ comptage, visee: ouverte }: Props) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { id, lignes, sansCible } = comptage;
  const place = useRef<HTMLUListElement>(null);
  const [isEntier, setIsEntier] = useState(lignes.length <= PREMIERES);
  const [isCamera, setIsCamera] = useState(false);
  // The same label read again leads there again.
  const [etiquette, setEtiquette] = useState({ visee: ouverte });
  const { visee } = etiquette;
  const { lecture, onCode } = useScanCompte(id, lignes, (ligneId) =>
    setEtiquette({ visee: ligneId }),
  );
  useDouchette(onCode);
  useEffect(() => startTransition(() => setIsEntier(true)), []);

  const vue = lecture?.genre === 'comptee' ? lecture.ligne.ligneId : visee;
  useEffect(() => {
    if (vue !== undefined) rangeeOf(place.current, vue)?.scrollIntoView({ block: 'center' });
  }, [vue, etiquette, isEntier]);
  useEffect(() => {
    if (visee !== undefined) rangeeOf(place.current, visee)?.querySelector('input')?.focus();
  }, [visee, etiquette, isEntier]);

  /** To the next line that is to be counted, round the shelf. */
  const suivante = (ligneId: number) => {
    const comptes = readComptes(id);
    const at = lignes.findIndex((ligne) => ligne.ligneId === ligneId);
    const apres = [...lignes.slice(at + 1), ...lignes.slice(0, at)];
    const next = apres.find((ligne) => comptes[ligne.ligneId] === undefined);
    const champ = next && rangeeOf(place.current, next.ligneId)?.querySelector('input');
    if (champ) champ.focus();
    else document.querySelector<HTMLElement>('[data-enregistrer]')?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-120">
        <camera.Part asked={isCamera} onCode={onCode} fallback={null} />
      </div>
      <ul ref={place} aria-label={t('comptage.lignes')} className="border-t">
        {(isEntier ? lignes : lignes.slice(0, PREMIERES)).map((ligne) => (
          <LigneComptable
            key={ligne.ligneId}
            listeId={id}
            ligne={ligne}
            isVue={ligne.ligneId === vue}
            onCode={onCode}
            onSuivante={suivante}
          />
        ))}
      </ul>
      {sansCible > 0 && (
        <p className="max-w-prose type-meta text-text-2">
          {t('comptage.sansCible', { count: sansCible, nombre: formatNombre(locale, sansCible) })}{' '}
          <Lien href={liens.listeAchats(locale, id)} className="text-link underline">
            {t('comptage.fixer')}
          </Lien>
        </p>
      )}
      <BarreComptage
        comptage={comptage}
        isCamera={isCamera}
        onCamera={() => {
          preparerSignal();
          setIsCamera(!isCamera);
        }}
      >
        <DireLecture lecture={lecture} />
      </BarreComptage>
    </div>
  );
}

function rangeeOf(place: HTMLElement | null, ligneId: number): HTMLElement | null {
  return place?.querySelector<HTMLElement>(`[data-ligne="${ligneId}"]`) ?? null;
}
