/** The kit on one page, for those who build with it: every piece in every state, in both themes. */
import { useState } from 'react';
import { Segmented } from '../ui/button/segmented.tsx';
import { Section } from './section.tsx';
import { SECTIONS } from './sections.ts';
import { useTexts } from '../words/use-texts.ts';

export type Theme = 'light' | 'dark';

export default function AtelierPage() {
  const t = useTexts('atelier');
  const [theme, setTheme] = useState<Theme>('light');
  return (
    <div className="page-wide py-8">
      <h1 className="type-h1">{t('titre')}</h1>
      <p className="mt-1 text-text-2">{t('intro')}</p>
      <Segmented
        label={t('theme')}
        segments={[
          { value: 'light', label: t('clair') },
          { value: 'dark', label: t('sombre') },
        ]}
        value={theme}
        onChange={setTheme}
        className="mt-4 lg:hidden"
      />
      <div className="mt-6 xl:grid xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-8">
        <nav
          aria-label={t('sommaire')}
          className="xl:sticky xl:top-[calc(var(--header-height,0px)+1rem)] xl:self-start"
        >
          <ul className="flex flex-wrap gap-x-4 xl:flex-col">
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-8 items-center text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
                >
                  {t(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col gap-12 max-xl:mt-8">
          {SECTIONS.map(({ id, title, Pieces }) => (
            <Section key={id} id={id} title={t(title)} Pieces={Pieces} theme={theme} />
          ))}
        </div>
      </div>
    </div>
  );
}
