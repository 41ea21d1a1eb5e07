/** Discreet prices, for the frame of every page: their code is fetched by who uses them. */
import './discretion.css';
import { latePart } from '../loading/late-part.tsx';
import { usePage } from '../page/page-context.ts';

const barre = latePart({ load: () => import('./barre-discretion.tsx'), words: ['discretion'] });
const touche = latePart({
  load: () => import('./touche-discretion.tsx'),
  when: 'idle',
  ssr: false,
});

/** Visitors see public prices: they have nothing to hide. */
export function Discretion() {
  const { session } = usePage();
  return (
    <>
      {session.discretion && <barre.Part />}
      {session.isAuthenticated && <touche.Part />}
    </>
  );
}
