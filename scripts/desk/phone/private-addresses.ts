import { createSocket } from 'node:dgram';
import { BlockList, isIP } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** RFC 1918, RFC 4193 and link-local addresses, which cannot be reached from the internet. */
const PRIVATE_NETWORKS = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, prefix, 'ipv4');
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
PRIVATE_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');

/** Names of network interfaces of containers, virtual machines and VPNs. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|tailscale|zt|awdl|llw)|vethernet|virtual|vpn|wsl/i;

/** The environment variable that replaces all addresses. Tests set an address of 127.0.0.0/8. */
const ADDRESS_VARIABLE = 'DESK_PHONE_ADDRESS';

/** Returns true for an address that can be reached only from the local network. */
export function isPrivate(address: string): boolean {
  const version = isIP(address);
  return version > 0 && PRIVATE_NETWORKS.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

type Interfaces = Record<string, NetworkInterfaceInfo[] | undefined>;

/**
 * Returns the private addresses of this computer that a phone can open, the home network first and virtual networks
 * last. Omits fe80::/10, because browsers do not accept addresses with a zone.
 */
export function privateAddresses(interfaces: Interfaces, defaultRouteAddress?: string): string[] {
  const candidates = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ internal, address }) => !internal && isPrivate(address) && !/^fe[89ab]/i.test(address))
      .map(({ address }) => ({ address, rank: rankOf(name, address, defaultRouteAddress) })),
  );
  return candidates.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

/**
 * Returns the rank of an address. The lower the rank, the more likely a phone in the same Wi-Fi reaches the address.
 */
function rankOf(name: string, address: string, defaultRouteAddress: string | undefined): number {
  if (VIRTUAL.test(name)) return 5;
  if (address === defaultRouteAddress) return 0;
  if (address.startsWith('169.254.')) return 4;
  if (address.includes(':')) return 3;
  return /^192\.168\./.test(address) ? 1 : 2;
}

/**
 * Returns the addresses at which a phone may reach this computer. An address in the environment replaces all of them.
 */
export async function phoneAddresses(env: Record<string, string | undefined> = process.env): Promise<string[]> {
  const configuredAddress = env[ADDRESS_VARIABLE];
  if (configuredAddress)
    return isPrivate(configuredAddress) || LOOPBACK.check(configuredAddress) ? [configuredAddress] : [];
  return privateAddresses(networkInterfaces(), await routedAddress());
}

/** Returns the address from which this computer would reach the internet. Connecting a UDP socket sends nothing. */
const routedAddress = () =>
  new Promise<string | undefined>((resolve) => {
    const socket = createSocket('udp4');
    const end = (address?: string) => {
      socket.close();
      resolve(address);
    };
    socket.once('error', () => end());
    // 192.0.2.1 is reserved for documentation (RFC 5737).
    socket.connect(9, '192.0.2.1', () => end(socket.address().address));
  });
