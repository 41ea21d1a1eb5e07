/** The room of rows that are not drawn yet, as high as they will be, and the way to them. */
import './suite.css';
import type { Ref } from 'react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { useLectureSuite } from './lecture-suite.ts';

interface Props {
  nombre: number;
  /** Lines of the page before them. */
  depuis: number;
  place?: Ref<HTMLLIElement>;
  onVoir?: (() => void) | undefined;
}

export function AVenir({ nombre, depuis, place, onVoir }: Props) {
  const t = useTexts('panier');
  const locale = useLocale();
  const { href } = useLectureSuite();
  return (
    <li ref={place} className="lignes-a-venir">
      <a
        href={href(depuis)}
        rel="next"
        onFocus={onVoir}
        onClick={(event) => {
          if (!onVoir) return;
          event.preventDefault();
          onVoir();
        }}
      >
        {t('suite.lignes', { count: nombre, nombre: formatNombre(locale, nombre) })}
      </a>
      {/* A number of rows high, whatever the height of one: no style may stand in the page. */}
      <svg aria-hidden viewBox={`0 0 1 ${nombre}`} />
    </li>
  );
}
