/** Those who agree, in their order: moved by keys, by buttons or dragged. */
import { useRef, useState, type DragEvent } from 'react';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { clsx } from 'clsx';
import { announce } from '../../ui/notice/announce.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { deplacer } from './ordre.ts';
import type { Candidat } from './candidat.ts';

const MAX_APPROBATEURS = 10;

interface Props {
  approbateurs: readonly Candidat[];
  candidats: readonly Candidat[];
  /** Each in turn: their order counts. */
  isOrdonne: boolean;
  onChange: (approbateurs: readonly Candidat[]) => void;
}

export function Approbateurs({ approbateurs, candidats, isOrdonne, onChange }: Props) {
  const t = useTexts('commandes');
  const liste = useRef<HTMLOListElement>(null);
  const [pris, setPris] = useState<number>();
  const autres = candidats.filter(({ id }) => !approbateurs.some((un) => un.id === id));
  const move = (de: number, vers: number) => {
    const deplace = approbateurs[de];
    if (!deplace || vers < 0 || vers >= approbateurs.length) return;
    onChange(deplacer(approbateurs, de, vers));
    announce(t('regle.deplace', { nom: deplace.nom, rang: vers + 1 }));
  };
  const remove = (rang: number) => {
    onChange(approbateurs.filter((_, autre) => autre !== rang));
    // What had the focus goes with its row.
    liste.current?.parentElement?.querySelector('select')?.focus();
  };
  const drag = (rang: number) => ({
    draggable: isOrdonne,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setPris(rang);
    },
    onDragOver: (event: DragEvent) => {
      if (pris === undefined) return;
      event.preventDefault();
      if (pris === rang) return;
      onChange(deplacer(approbateurs, pris, rang));
      setPris(rang);
    },
    onDragEnd: () => setPris(undefined),
  });
  return (
    <div>
      <p className="type-label">{t('regle.approbateurs')}</p>
      {approbateurs.length === 0 ? (
        <p className="type-meta text-text-2">{t('regle.aucunApprobateur')}</p>
      ) : (
        <ol
          ref={liste}
          className="mt-1 divide-y divide-line rounded-control border border-line-2 bg-bg"
        >
          {approbateurs.map(({ id, nom }, rang) => (
            <li
              key={id}
              {...drag(rang)}
              className={clsx('flex items-center gap-2 px-3 py-1', pris === rang && 'bg-sel')}
            >
              {isOrdonne && (
                <>
                  <GripVertical
                    size={16}
                    aria-hidden
                    className="shrink-0 cursor-grab text-text-2 max-sm:hidden"
                  />
                  <span className="w-5 shrink-0 text-text-2">{rang + 1}</span>
                </>
              )}
              <span className="min-w-0 flex-1 truncate">{nom}</span>
              {isOrdonne && approbateurs.length > 1 && (
                <>
                  <IconButton
                    size="sm"
                    icon={ArrowUp}
                    label={t('regle.monter', { nom })}
                    aria-disabled={rang === 0 || undefined}
                    onClick={() => move(rang, rang - 1)}
                  />
                  <IconButton
                    size="sm"
                    icon={ArrowDown}
                    label={t('regle.descendre', { nom })}
                    aria-disabled={rang === approbateurs.length - 1 || undefined}
                    onClick={() => move(rang, rang + 1)}
                  />
                </>
              )}
              <IconButton
                size="sm"
                icon={X}
                label={t('regle.retirer', { nom })}
                onClick={() => remove(rang)}
              />
            </li>
          ))}
        </ol>
      )}
      {autres.length > 0 && approbateurs.length < MAX_APPROBATEURS && (
        <Select
          className="mt-2 max-w-80"
          label={t('regle.ajouter')}
          hideLabel
          placeholder={t('regle.ajouter')}
          value=""
          options={autres.map(({ id, nom }) => ({ value: String(id), label: nom }))}
          onChange={(event) => {
            const ajoute = autres.find(({ id }) => String(id) === event.currentTarget.value);
            if (ajoute) onChange([...approbateurs, ajoute]);
          }}
        />
      )}
    </div>
  );
}
