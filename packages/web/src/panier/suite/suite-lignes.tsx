/** Rows after those of the first page: read and drawn as they near the screen, fifty at a time. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { rangOf } from '../lignes/rangs.ts';
import { AVenir } from './a-venir.tsx';
import { useLectureSuite } from './lecture-suite.ts';
import { ecouterRevelees } from './revelees.ts';
import { whenStays } from './when-stays.ts';

export interface SuiteProps<L> {
  /** The lines of the group that are read. */
  lignes: readonly L[];
  /** Lines of the group. */
  nombre: number;
  /** How many of its rows are drawn before. */
  depuis: number;
  /** Lines of the page before the group. */
  avant: number;
  /** As its row names it, in `data-ligne`. */
  cleOf: (ligne: L) => number;
  rangee: (ligne: L) => ReactNode;
}

const BLOC = 50;
/** Read beyond what is looked at: scrolling on waits for nothing. */
const AVANCE = 150;
/** Two screens of a desk, four of a phone. */
const PRES = '2000px 0px';

export default function SuiteLignes<L>(props: SuiteProps<L>) {
  const { lignes, nombre, depuis, avant, cleOf, rangee } = props;
  const debuts = Array.from(
    { length: Math.ceil((nombre - depuis) / BLOC) },
    (_, n) => depuis + n * BLOC,
  );
  return debuts.map((debut) => (
    <Bloc
      key={debut}
      lignes={lignes.slice(debut, debut + BLOC)}
      nombre={Math.min(BLOC, nombre - debut)}
      depuis={avant + debut}
      cleOf={cleOf}
      rangee={rangee}
    />
  ));
}

function Bloc<L>({ lignes, nombre, depuis, cleOf, rangee }: Omit<SuiteProps<L>, 'avant'>) {
  const { readJusqua } = useLectureSuite();
  const [isPres, setIsPres] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  const manque = nombre - lignes.length;
  const isDessine = isPres && manque === 0;

  useEffect(() => {
    const element = place.current;
    if (!element || isPres) return;
    // In a dialog, what scrolls is not the page.
    const marge = element.closest('[role=dialog]') ? { scrollMargin: PRES } : { rootMargin: PRES };
    return whenStays(element, marge, () => setIsPres(true));
  }, [isPres]);

  useEffect(() => {
    if (!isPres || manque === 0) return;
    // Without an answer the link stays: it is asked again by who follows it.
    readJusqua(depuis + nombre + AVANCE).catch(() => setIsPres(false));
  }, [isPres, manque, depuis, nombre, readJusqua]);

  useEffect(
    () =>
      ecouterRevelees((ligneId) => {
        if (lignes.some((ligne) => cleOf(ligne) === ligneId)) setIsPres(true);
      }),
    [lignes, cleOf],
  );

  // The link gives its focus to the first of the rows that come in its place.
  const [ligne] = lignes;
  const premiere = ligne && cleOf(ligne);
  useLayoutEffect(() => {
    if (!isDessine || !hadFocus.current || premiere === undefined) return;
    hadFocus.current = false;
    const rang = rangOf(premiere);
    (rang?.querySelector<HTMLElement>('a:not([tabindex="-1"])') ?? rang)?.focus();
  }, [isDessine, premiere]);

  if (isDessine) return lignes.map(rangee);
  const voir = () => {
    hadFocus.current = true;
    setIsPres(true);
  };
  return <AVenir nombre={nombre} depuis={depuis} place={place} onVoir={voir} />;
}
