/** How the lines after those of the page are reached, by each page that shows them in slices. */
import { createContext, useContext } from 'react';

export interface LectureSuite {
  /** The address of the page without scripts that begins after so many lines. */
  href: (depuis: number) => string;
  /** Reads on until the page has so many lines. */
  readJusqua: (nombre: number) => Promise<unknown>;
}

const Contexte = createContext<LectureSuite | undefined>(undefined);
export const LectureSuiteProvider = Contexte.Provider;

export function useLectureSuite(): LectureSuite {
  const lecture = useContext(Contexte);
  if (!lecture) throw new Error('no LectureSuiteProvider above these lines');
  return lecture;
}
