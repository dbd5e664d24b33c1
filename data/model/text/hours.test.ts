import { expect, test } from 'vitest';
import { hourInFrench } from './hours';

test('formats hours in French', () => {
  expect(['08:00', '17:30', '12 rue'].map(hourInFrench)).toEqual(['8 h', '17 h 30', undefined]);
});
