import { expect, test } from 'vitest';
import { readSaveAnswer } from './answer.ts';

test.each<[string, number, string, string | undefined]>([
  ['{"success":true}', 200, 'saved', undefined],
  ['{"success":true,"data":null}', 201, 'saved', undefined],
  [' {"success":true,"data":{"message":"x"}}\n', 200, 'saved', undefined],
  ['{"success":false,"data":{"message":"Nomor diblokir"}}', 200, 'refused', 'Nomor diblokir'],
  ['{"success":false}', 200, 'refused', ''],
  ['{"success":false,"data":null}', 200, 'refused', ''],
  ['{"success":false,"data":{"message":{"a":1}}}', 200, 'refused', ''],
  ['{}', 200, 'refused', ''],
  ['{"success":"true"}', 200, 'refused', ''],
])('[LEAD-06][LEAD-10] %s (%i) is %s', (body, status, name, message) => {
  const answer = readSaveAnswer({ status, body });
  expect(answer.name).toBe(name);
  if (answer.name === 'refused') expect(answer.message).toBe(message);
});

test.each(['', '  \n', '-1', ' -1 ', '"-1"', 'null', '""'])('[LEAD-09] %j is empty or -1', (body) => {
  expect(readSaveAnswer({ status: 200, body }).name).toBe('unsure');
});

test.each<[string, number]>([
  ['{"success":true}', 500],
  ['', 503],
  ['-1', 404],
  ['{"success":true}', 429],
  ['{"success":false,"data":{"message":"x"}}', 400],
  ['<!doctype html><title>Masuk</title>', 200],
  ['0', 200],
  ['true', 200],
  ['{"success":true', 200],
])('[LEAD-11] %j with status %i is a transport error', (body, status) => {
  expect(readSaveAnswer({ status, body }).name).toBe('lost');
});

test.each([409, 422])('status %i says that the key stands for another lead', (status) => {
  expect(readSaveAnswer({ status, body: '{"success":false}' }).name).toBe('conflict');
});
