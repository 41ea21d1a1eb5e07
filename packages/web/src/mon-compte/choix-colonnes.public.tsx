/** The button that opens the columns of a table: each shown or not, moved by buttons or Alt and arrows. */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Button } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { showNear } from '../ui/button/place-near.ts';
import { Checkbox } from '../ui/field/checkbox.tsx';
import { announce } from '../ui/notice/announce.ts';
import { useTexts } from '../words/use-texts.ts';
import { moveColumn, orderChoices } from '../ui/table/chosen-columns.ts';

interface Props<Id extends string> {
  /** All that can be chosen, in the order everybody has them. */
  all: readonly Id[];
  nameOf: (id: Id) => string;
  /** Undefined: all of them. */
  chosen: readonly Id[] | undefined;
  onChange: (chosen: readonly Id[]) => void;
}

export function ChoixColonnes<Id extends string>({
  all,
  nameOf,
  chosen: kept,
  onChange,
}: Props<Id>) {
  const t = useTexts('mon-compte');
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useKept(kept, onChange);
  const choices = orderChoices(all, chosen);
  const shown = choices.filter((choice) => choice.shown).map(({ id }) => id);
  // A row that changes places loses the focus of its button, which goes after it.
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (followed.current === undefined) return;
    panel.current?.querySelector<HTMLElement>(followed.current)?.focus();
    followed.current = undefined;
  });
  const toggle = (id: Id) =>
    choose(shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id]);
  const move = (id: Id, by: -1 | 1, focus: string) => {
    const next = moveColumn(shown, id, by);
    if (next.indexOf(id) === shown.indexOf(id)) return;
    followed.current = `[data-column="${id}"] ${focus}`;
    choose(next);
    announce(
      t('colonnes.deplacee', {
        colonne: nameOf(id),
        rang: next.indexOf(id) + 1,
        total: next.length,
      }),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: Id) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1, 'input');
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        popoverTarget={panelId}
        className={buttonClass()}
        onClick={(event) => {
          event.preventDefault();
          if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
          else if (panel.current && button.current) {
            showNear(panel.current, button.current, 'bottom', 'end');
            panel.current.querySelector('input')?.focus();
          }
        }}
      >
        <Columns3 size={20} aria-hidden />
        {t('colonnes.bouton')}
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={t('colonnes.titre')}
        className="on-page fixed m-0 w-80 max-w-[calc(100vw-1rem)] rounded-card border border-line-2 bg-bg py-2 text-text shadow-float"
      >
        <p className="px-4 py-1 type-label">{t('colonnes.titre')}</p>
        <ul>
          {choices.map(({ id, shown: isShown }) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its checkbox
            <li
              key={id}
              data-column={id}
              onKeyDown={(event) => onKeyDown(event, id)}
              className="flex min-h-10 items-center gap-1 pr-2 pl-4"
            >
              <Checkbox
                label={nameOf(id)}
                checked={isShown}
                onChange={() => toggle(id)}
                className="min-w-0 flex-1"
              />
              {isShown && shown.length > 1 && (
                <>
                  <IconButton
                    size="sm"
                    icon={ArrowUp}
                    data-up
                    label={t('colonnes.avancer', { colonne: nameOf(id) })}
                    aria-disabled={shown[0] === id || undefined}
                    onClick={() => move(id, -1, '[data-up]')}
                  />
                  <IconButton
                    size="sm"
                    icon={ArrowDown}
                    data-down
                    label={t('colonnes.reculer', { colonne: nameOf(id) })}
                    aria-disabled={shown.at(-1) === id || undefined}
                    onClick={() => move(id, 1, '[data-down]')}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
        {chosen && (
          <div className="mt-2 border-t px-4 pt-2">
            <Button size="sm" kind="quiet" onClick={() => choose(all)}>
              {t('colonnes.retablir')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/**
 * What was just chosen is shown with the press: what is kept comes back a moment later, in which a
 * checkbox would return to its old state.
 */
function useKept<Id extends string>(
  kept: readonly Id[] | undefined,
  onChange: (columns: readonly Id[]) => void,
): [readonly Id[] | undefined, (columns: readonly Id[]) => void] {
  const [shown, setShown] = useState({ kept, chosen: kept });
  if (shown.kept !== kept) setShown({ kept, chosen: kept });
  const choose = (chosen: readonly Id[]) => {
    setShown({ kept, chosen });
    onChange(chosen);
  };
  return [shown.chosen, choose];
}
