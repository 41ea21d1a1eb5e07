import { BoxGeometry, BufferAttribute, BufferGeometry, SphereGeometry, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { crease } from './normales.ts';

test('a box keeps its edges sharp: each corner has a normal for each of its faces', () => {
  const box = crease(new BoxGeometry(10, 20, 30, 2, 2, 2).toNonIndexed());
  const normal = box.getAttribute('normal');
  for (let i = 0; i < normal.count; i++) {
    const parts = [normal.getX(i), normal.getY(i), normal.getZ(i)]
      .map(Math.abs)
      .sort((a, b) => a - b);
    expect(parts).toEqual([0, 0, 1]);
  }
  // Nine points on each face, shared by the triangles of that face alone.
  expect(normal.count).toBe(6 * 9);
});

test('a ball is smooth, its seam and poles too', () => {
  const ball = crease(new SphereGeometry(10, 48, 32));
  const position = ball.getAttribute('position');
  const normal = ball.getAttribute('normal');
  for (let i = 0; i < position.count; i++) {
    const outwards = new Vector3().fromBufferAttribute(position, i).normalize();
    const told = new Vector3().fromBufferAttribute(normal, i);
    expect(told.dot(outwards)).toBeGreaterThan(0.99);
  }
});

test('a position that is not a number is an error', () => {
  const broken = new BufferGeometry();
  const positions = new Float32Array([0, 0, 0, 1, 0, 0, 0, Number.NaN, 0]);
  broken.setAttribute('position', new BufferAttribute(positions, 3));
  expect(() => crease(broken)).toThrow('not a number');
});
