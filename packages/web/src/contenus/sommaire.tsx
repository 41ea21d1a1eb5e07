import { parseMarkdown, plainText } from '@comptoir/contract/words/markdown.ts';

/** Headings under which a text has its parts, each with what a link to it names. */
export function titresOf(texte: string): { anchor: string; titre: string }[] {
  return parseMarkdown(texte).flatMap((block) =>
    block.type === 'heading' && block.level === 2
      ? [{ anchor: block.anchor, titre: plainText(block.content) }]
      : [],
  );
}

interface SommaireProps {
  texte: string;
  titre: string;
}

/** Where a long text leads to its parts; plain anchors, so that it works at once. */
export function Sommaire({ texte, titre }: SommaireProps) {
  return (
    <nav aria-label={titre} className="print:hidden">
      <ol className="border-l border-line">
        {titresOf(texte).map(({ anchor, titre: libelle }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="-ml-px flex min-h-8 items-center border-l-2 border-transparent py-1 pl-4 type-meta text-text-2 hover:border-link hover:text-text max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {libelle}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
