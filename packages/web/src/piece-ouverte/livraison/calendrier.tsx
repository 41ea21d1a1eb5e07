/** Days that can be chosen stand in boxes; the others are plain. Arrows go from one to the next. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { jourDate, moisAnnee, nomDuJour, plusJours, semainesDuMois } from '../jours.ts';
import { jourVise } from './jour-vise.ts';

interface Props {
  /** Those that may be chosen, rising. */
  jours: readonly string[];
  choisi: string | null;
  onChoisi: (jour: string) => void;
  className?: string;
}

/** A Monday: the names of the days follow from it. */
const LUNDI = '2024-01-01';
const SEMAINE = Array.from({ length: 7 }, (_, rang) => plusJours(LUNDI, rang));

const FLECHE = 'disabled:border-transparent disabled:bg-transparent';

export function Calendrier({ jours, choisi, onChoisi, className }: Props) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const [vise, setVise] = useState(choisi ?? jours[0] ?? '');
  const [mois, setMois] = useState(vise.slice(0, 7));
  const [vu, setVu] = useState(choisi);
  const grille = useRef<HTMLTableElement>(null);
  const [doitFocaliser, setDoitFocaliser] = useState(false);
  if (choisi !== vu) {
    setVu(choisi);
    if (choisi) {
      setVise(choisi);
      setMois(choisi.slice(0, 7));
    }
  }
  useEffect(() => {
    if (!doitFocaliser) return;
    grille.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    setDoitFocaliser(false);
  }, [doitFocaliser]);

  const premierMois = jours[0]?.slice(0, 7) ?? mois;
  const dernierMois = jours.at(-1)?.slice(0, 7) ?? mois;
  const ouverts = new Set(jours);
  const duMois = jours.filter((jour) => jour.startsWith(mois));
  // One day of the month on screen can always be reached with the tabulator.
  const atteint = vise.startsWith(mois) ? vise : duMois[0];
  const tourner = (pas: 1 | -1) => {
    const [annee = 0, rang = 0] = mois.split('-').map(Number);
    setMois(new Date(Date.UTC(annee, rang - 1 + pas, 1)).toISOString().slice(0, 7));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cible = jourVise(jours, atteint ?? '', event.key);
    if (cible === undefined) return;
    event.preventDefault();
    setVise(cible);
    setMois(cible.slice(0, 7));
    setDoitFocaliser(true);
  };
  const initiales = t('calendrier.initiales').split(' ');
  return (
    <div className={className}>
      <div className="flex items-center justify-between">
        <IconButton
          icon={ChevronLeft}
          size="sm"
          label={t('calendrier.precedent')}
          disabled={mois <= premierMois}
          className={FLECHE}
          onClick={() => tourner(-1)}
        />
        <p aria-live="polite" className="type-name first-letter:uppercase">
          {moisAnnee(locale, mois)}
        </p>
        <IconButton
          icon={ChevronRight}
          size="sm"
          label={t('calendrier.suivant')}
          disabled={mois >= dernierMois}
          className={FLECHE}
          onClick={() => tourner(1)}
        />
      </div>
      <table
        ref={grille}
        aria-label={t('calendrier.titre')}
        className="mt-1 w-full table-fixed border-separate border-spacing-0.5 text-center"
      >
        <thead>
          <tr>
            {SEMAINE.map((jour, rang) => (
              <th key={jour} scope="col" abbr={nomDuJour(locale, jour)} className="h-8 type-head">
                {initiales[rang]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semainesDuMois(mois).map((semaine) => (
            <tr key={semaine.find((jour) => jour !== null)}>
              {semaine.map((jour, rang) => (
                <td key={jour ?? rang}>
                  {jour !== null && ouverts.has(jour) && (
                    <button
                      type="button"
                      tabIndex={jour === atteint ? 0 : -1}
                      aria-label={jourDate(locale, jour)}
                      aria-pressed={jour === choisi}
                      onKeyDown={onKeyDown}
                      onClick={() => {
                        setVise(jour);
                        onChoisi(jour);
                      }}
                      className={clsx(
                        'flex h-8 w-full items-center justify-center rounded-control border type-meta font-[600] transition-colors max-sm:h-11 pointer-coarse:h-11',
                        jour === choisi
                          ? 'border-text bg-text text-bg'
                          : 'border-line hover:border-text',
                      )}
                    >
                      {Number(jour.slice(8))}
                    </button>
                  )}
                  {jour !== null && !ouverts.has(jour) && (
                    <span className="flex h-8 items-center justify-center type-meta text-text-2 opacity-80 max-sm:h-11 pointer-coarse:h-11">
                      {Number(jour.slice(8))}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
