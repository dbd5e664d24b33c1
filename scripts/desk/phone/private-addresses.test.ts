import { describe, expect, test } from 'vitest';
import { isPrivate, phoneAddresses, privateAddresses } from './private-addresses';

const networkInterface = (address: string, internal = false) => ({ address, internal }) as never;

describe('isPrivate', () => {
  test.each(
    '10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 192.168.255.255 169.254.7.7 fc00::1 fd12:3456::1 fe80::1'.split(
      ' ',
    ),
  )('accepts %s', (address) => expect(isPrivate(address)).toBe(true));

  test.each(
    '9.255.255.255 11.0.0.1 172.15.255.255 172.32.0.1 192.167.1.1 192.169.0.1 169.253.1.1 100.64.0.1 8.8.8.8 0.0.0.0 127.0.0.1 ::1 :: 2a01:e0a::1 fbff::1 fec0::1 x 192.168.1'.split(
      ' ',
    ),
  )('refuses %s', (address) => expect(isPrivate(address)).toBe(false));

  test('refuses a public IPv4 address in IPv6 notation', () => expect(isPrivate('::ffff:8.8.8.8')).toBe(false));
});

describe('privateAddresses', () => {
  const interfaces = {
    lo: [networkInterface('127.0.0.1', true)],
    docker0: [networkInterface('172.17.0.1')],
    'vEthernet (WSL)': [networkInterface('172.20.0.1')],
    eth0: [
      networkInterface('fe80::1'),
      networkInterface('fd00::5'),
      networkInterface('10.1.1.5'),
      networkInterface('2a01:e0a::5'),
      networkInterface('82.64.1.1'),
    ],
    wlan0: [networkInterface('192.168.1.20'), networkInterface('169.254.3.3')],
  };

  test('puts the home network first and virtual networks last', () =>
    expect(privateAddresses(interfaces)).toEqual([
      '192.168.1.20',
      '10.1.1.5',
      'fd00::5',
      '169.254.3.3',
      '172.17.0.1',
      '172.20.0.1',
    ]));

  test('puts the address of the default route before all others', () =>
    expect(privateAddresses(interfaces, '10.1.1.5')[0]).toBe('10.1.1.5'));

  test('ignores the default route of a VPN', () =>
    expect(privateAddresses({ ...interfaces, utun3: [networkInterface('10.8.0.2')] }, '10.8.0.2')[0]).toBe(
      '192.168.1.20',
    ));

  test('returns no addresses if all are public', () =>
    expect(privateAddresses({ eth0: [networkInterface('82.64.1.1'), networkInterface('2a01:e0a::5')] })).toEqual([]));
});

describe('phoneAddresses', () => {
  test('takes a loopback or private address from the environment', async () => {
    expect(await phoneAddresses({ DESK_PHONE_ADDRESS: '127.0.0.2' })).toEqual(['127.0.0.2']);
    expect(await phoneAddresses({ DESK_PHONE_ADDRESS: '192.168.3.4' })).toEqual(['192.168.3.4']);
  });

  test.each(['0.0.0.0', '::', '82.64.1.1', 'x'])('refuses %s from the environment', async (address) =>
    expect(await phoneAddresses({ DESK_PHONE_ADDRESS: address })).toEqual([]));
});
