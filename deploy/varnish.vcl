vcl 4.1;
# Varnish, or what a content delivery network is to do, in front of the app. Nothing is ever purged: the name of every
# file under these paths has a hash of its content, so that a new version has new names. Start it with
# -p http_gzip_support=off: the files are stored compressed, as Brotli too.
backend app {
	.host = "127.0.0.1";
	.port = "3000";
}

sub vcl_recv {
	# Set, not appended to: what a visitor sends here would count as their address.
	set req.http.X-Forwarded-For = client.ip;
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	if (req.url ~ "^/(assets|texts|search|places)/") {
		unset req.http.Cookie;
		set req.url = regsub(req.url, "\?.*$", "");
		if (req.http.Accept-Encoding ~ "\bbr\b") {
			set req.http.Accept-Encoding = "br";
		} else if (req.http.Accept-Encoding ~ "\bgzip\b") {
			set req.http.Accept-Encoding = "gzip";
		} else {
			unset req.http.Accept-Encoding;
		}
		return (hash);
	}
	# Pages differ by language and are asked for again each time (304); calls are about somebody or cheap.
	return (pass);
}

sub vcl_backend_response {
	if (bereq.uncacheable) {
		return (deliver);
	}
	# An answer that is no such file is not remembered: it may be there in a moment, after a deployment.
	if (beresp.status != 200 || beresp.http.Cache-Control !~ "immutable") {
		set beresp.uncacheable = true;
		set beresp.ttl = 1s;
		return (deliver);
	}
	unset beresp.http.Set-Cookie;
	set beresp.ttl = 365d;
	return (deliver);
}

sub vcl_deliver {
	if (obj.hits > 0) {
		set resp.http.X-Cache = "hit";
	} else {
		set resp.http.X-Cache = "miss";
	}
}
