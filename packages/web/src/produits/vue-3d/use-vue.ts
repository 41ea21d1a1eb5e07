/** Opens the view of an article in a canvas, and closes it with the component. */
import police from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { lireModele3d } from '@comptoir/contract/articles/articles.contract.ts';
import type { Vue } from '@comptoir/images/vue.public.ts';

export type EtatVue = 'chargement' | 'prete' | 'absente' | 'echec' | 'perdue';

export interface VueOuverte {
  etat: EtatVue;
  vue: RefObject<Vue | undefined>;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** `mesurer`: side of the picture that the view takes the place of, in pixels. */
export function useVue(articleId: number, mesurer: () => number): VueOuverte {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const canvas = useRef<HTMLCanvasElement>(null);
  const vue = useRef<Vue>(undefined);
  const [etat, setEtat] = useState<EtatVue>('chargement');
  const cadreOf = useEffectEvent((element: HTMLElement) => ({
    largeur: element.clientWidth,
    hauteur: element.clientHeight,
    cote: mesurer(),
  }));
  const ouvrir = useEffectEvent(async (element: HTMLCanvasElement, signal: AbortSignal) => {
    // Asked before anything is fetched for it.
    if (!document.createElement('canvas').getContext('webgl2')) return setEtat('absente');
    const [{ ouvrirVue }, modele] = await Promise.all([
      import('@comptoir/images/vue.public.ts'),
      api.call(lireModele3d, { params: { id: articleId } }, { locale }),
    ]);
    const ouverte = await ouvrirVue({
      ...modele,
      canvas: element,
      police,
      signal,
      cadre: cadreOf(element),
      onPerdue: () => setEtat('perdue'),
    });
    if (signal.aborted) return ouverte?.fermer();
    vue.current = ouverte;
    setEtat(ouverte ? 'prete' : 'absente');
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const fin = new AbortController();
    ouvrir(element, fin.signal).catch(() => {
      if (!fin.signal.aborted) setEtat('echec');
    });
    const taille = new ResizeObserver(() => vue.current?.redimensionner(cadreOf(element)));
    taille.observe(element);
    const ecran = new IntersectionObserver(([entry]) =>
      vue.current?.montrer(entry?.isIntersecting ?? true),
    );
    ecran.observe(element);
    return () => {
      fin.abort();
      taille.disconnect();
      ecran.disconnect();
      vue.current?.fermer();
      vue.current = undefined;
    };
  }, []);
  return { etat, vue, canvas };
}
