/** Rows after those of the first page: read and drawn when one comes near, by the half hundred. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';
import { rangOf } from '../lignes/rangs.ts';
import { AVenir } from './a-venir.tsx';
import { readJusqua } from './read-suite.ts';
import { ecouterRevelees } from './revelees.ts';

export interface SuiteProps {
  chantier: Pick<Chantier, 'articles' | 'nombreArticles'>;
  /** How many of its rows are drawn before. */
  depuis: number;
  /** Lines of the page before the chantier. */
  avant: number;
  rangee: (ligne: LignePanier) => ReactNode;
}

const BLOC = 50;
/** Read beyond what is looked at: scrolling on waits for nothing. */
const AVANCE = 150;
/** Two screens of a desk, four of a phone. */
const PRES = '2000px 0px';

export default function SuiteLignes({ chantier, depuis, avant, rangee }: SuiteProps) {
  const { articles, nombreArticles } = chantier;
  const debuts = Array.from(
    { length: Math.ceil((nombreArticles - depuis) / BLOC) },
    (_, n) => depuis + n * BLOC,
  );
  return debuts.map((debut) => (
    <Bloc
      key={debut}
      lignes={articles.slice(debut, debut + BLOC)}
      nombre={Math.min(BLOC, nombreArticles - debut)}
      depuis={avant + debut}
      rangee={rangee}
    />
  ));
}

interface BlocProps {
  /** Those that are read. */
  lignes: readonly LignePanier[];
  nombre: number;
  depuis: number;
  rangee: SuiteProps['rangee'];
}

function Bloc({ lignes, nombre, depuis, rangee }: BlocProps) {
  const { ecrivain } = useLignes();
  const [isPres, setIsPres] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  const manque = nombre - lignes.length;
  const isDessine = isPres && manque === 0;

  useEffect(() => {
    const element = place.current;
    if (!element || isPres) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsPres(true),
      { rootMargin: PRES },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isPres]);

  useEffect(() => {
    if (!isPres || manque === 0) return;
    // Without an answer the link stays: it is asked again by who follows it.
    readJusqua(ecrivain, depuis + nombre + AVANCE).catch(() => setIsPres(false));
  }, [isPres, manque, depuis, nombre, ecrivain]);

  useEffect(
    () =>
      ecouterRevelees((ligneId) => {
        if (lignes.some((ligne) => ligne.ligneId === ligneId)) setIsPres(true);
      }),
    [lignes],
  );

  // The link gives its focus to the first of the rows that come in its place.
  const [premiere] = lignes;
  useLayoutEffect(() => {
    if (!isDessine || !hadFocus.current || !premiere) return;
    hadFocus.current = false;
    rangOf(premiere.ligneId)?.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus();
  }, [isDessine, premiere]);

  if (isDessine) return lignes.map(rangee);
  const voir = () => {
    hadFocus.current = true;
    setIsPres(true);
  };
  return <AVenir nombre={nombre} depuis={depuis} place={place} onVoir={voir} />;
}
