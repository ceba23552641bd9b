import { describe, expect, it } from '@jest/globals';
import { places } from '../../../e2e/src/support/places.js';
import { memberRoutes } from './member-screens.js';
import { publicRoutes } from './public-routes.js';

const shapeOf = (path: string): string => path.replace(/\?.*/, '').replaceAll(/:\w+|\{\w+\}/g, '{}');

describe('the route tables', () => {
  it('have every path among the places that browsers look at in all states', () => {
    const looked = new Set(places.map(({ path }) => shapeOf(path)));
    const paths = [...publicRoutes, ...memberRoutes].flatMap((route) => route.paths);
    expect({ 'missing in e2e/src/support/places.ts': paths.filter((path) => !looked.has(shapeOf(path))) }).toEqual({
      'missing in e2e/src/support/places.ts': [],
    });
  });
});
