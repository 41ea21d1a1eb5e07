import { expect, test } from 'vitest';
import { COLUMN_CLASSES, COLUMN_SIZES, type ColumnSize } from './column-sizes.ts';

test.each(Object.entries(COLUMN_SIZES))(
  'column %s is drawn as wide as it is said',
  (name, size) => {
    const classes = COLUMN_CLASSES[name as ColumnSize].split(' ');
    const max = 'max' in size ? size.max : undefined;
    const onDesk = classes.map((one) => one.replace(/^(?:sm|lg):/, ''));
    expect(onDesk).toContain(`min-w-[${size.min}px]`);
    if (max === undefined) expect(classes.join()).not.toContain('max-w');
    else expect(onDesk).toContain(`max-w-[${max}px]`);
  },
);
