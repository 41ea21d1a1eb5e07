/** What can be placed, and what is: the whole kitchen by keyboard. */
import { ChevronDown, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { reperesOf } from '@comptoir/contract/cuisine/dessin.ts';
import { MODULES, TYPES_ELEMENT, type Niveau } from '@comptoir/contract/cuisine/modules.ts';
import { nomsDesLignes } from '@comptoir/contract/cuisine/piece.ts';
import type { Element } from '@comptoir/contract/cuisine/plan.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { direLigne } from '../dire-plan.ts';
import type { Cuisine } from '../use-cuisine.ts';

const NIVEAUX: readonly Niveau[] = ['bas', 'haut', 'colonne'];

export function PanneauElements({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  return (
    <div className="flex flex-col gap-6">
      <section>
        <h3 className="type-h3">{t('elements.ajouter')}</h3>
        {NIVEAUX.map((niveau) => (
          <details
            key={niveau}
            open={niveau === 'bas'}
            name="palette"
            className="group border-b border-line"
          >
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 type-label">
              {t(`elements.${niveau}`)}
              <ChevronDown
                size={16}
                aria-hidden
                className="shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="grid grid-cols-2 gap-1.5 pb-3">
              {TYPES_ELEMENT.filter((type) => MODULES[type].niveau === niveau).map((type) => (
                <li key={type}>
                  <button
                    type="button"
                    onClick={() => cuisine.ajouter(type)}
                    className="flex min-h-11 w-full items-center gap-1.5 rounded-control border border-line bg-bg px-2 py-1 text-left type-meta text-text transition-colors hover:border-line-2 hover:bg-sunk"
                  >
                    <Plus size={16} aria-hidden className="shrink-0 text-text-2" />
                    {t(`types.${type}`)}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
      <ListeElements cuisine={cuisine} />
    </div>
  );
}

/** Arrows left and right move what is chosen, up and down choose another. */
function ListeElements({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  const { plan } = cuisine;
  const reperes = reperesOf(plan.elements);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const bouton = (event.target as HTMLElement).closest<HTMLElement>('[data-rang]');
    const id = bouton?.dataset['rang'];
    if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const pas = event.shiftKey ? 100 : 10;
    const gestes: Record<string, () => void> = {
      ArrowLeft: () => cuisine.pousser(id, -pas),
      ArrowRight: () => cuisine.pousser(id, pas),
      ArrowUp: () => voisin(event.currentTarget, bouton, -1)?.focus(),
      ArrowDown: () => voisin(event.currentTarget, bouton, 1)?.focus(),
      Delete: () => {
        (
          voisin(event.currentTarget, bouton, 1) ?? voisin(event.currentTarget, bouton, -1)
        )?.focus();
        cuisine.enlever(id);
      },
    };
    const geste = gestes[event.key];
    if (!geste) return;
    event.preventDefault();
    geste();
  };
  return (
    <section>
      <h3 className="type-h3">{t('elements.liste')}</h3>
      {plan.elements.length === 0 ? (
        <p className="mt-2 type-meta text-text-2">{t('elements.vide')}</p>
      ) : (
        <p className="mt-1 type-meta text-text-2">{t('elements.aide')}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of its buttons */}
      <div onKeyDown={onKey}>
        {nomsDesLignes(plan).map((ligne) => {
          const siens = plan.elements
            .filter((element) => element.ligne === ligne)
            .sort((a, b) => a.position - b.position);
          return (
            siens.length > 0 && (
              <section key={ligne} className="mt-3">
                <h4 className="type-caption text-text-2">{direLigne(t, ligne)}</h4>
                <ul className="mt-1 flex flex-col">
                  {siens.map((element) => (
                    <li key={element.id}>
                      <Rang {...{ cuisine, element }} repere={reperes.get(element.id) ?? 0} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </section>
  );
}

interface RangProps {
  cuisine: Cuisine;
  element: Element;
  repere: number;
}

function Rang({ cuisine, element, repere }: RangProps) {
  const t = useTexts('cuisine');
  const locale = useLocale();
  const { id, type, largeur, position } = element;
  return (
    <button
      type="button"
      data-rang={id}
      aria-pressed={cuisine.choisi?.id === id}
      onClick={() => cuisine.choisir(id)}
      onFocus={() => cuisine.choisir(id)}
      className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 py-1 text-left transition-colors hover:bg-sunk aria-pressed:bg-sel"
    >
      <span className="w-6 shrink-0 text-right type-meta text-text-2">{repere}</span>
      <span className="min-w-0 flex-1">
        <span className="block type-meta text-text">{t(`types.${type}`)}</span>
        <span className="block type-caption text-text-2 tabular-nums">
          {t('elements.rang', {
            largeur: formatNombre(locale, largeur),
            position: formatNombre(locale, position),
          })}
        </span>
      </span>
    </button>
  );
}

function voisin(dans: HTMLElement, de: HTMLElement | null, pas: number): HTMLElement | undefined {
  const tous = [...dans.querySelectorAll<HTMLElement>('[data-rang]')];
  return de ? tous[tous.indexOf(de) + pas] : undefined;
}
